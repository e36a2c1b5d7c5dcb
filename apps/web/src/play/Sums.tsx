import type { RuleId, Sum, Words } from '@sandtable/kernel';
import { useState } from 'react';
import { RuleDialog } from '../app/RuleDialog.tsx';
import type { Game } from '../games/games.ts';
import { text } from '../words/words.ts';
import styles from './Sums.module.css';

interface SumsProps {
  readonly game: Game;
  readonly sums: readonly Sum[];
}

/** The figures that a move goes by, side by side: what adds, what takes away, each line with its rule. */
export function Sums({ game, sums }: SumsProps) {
  const [rule, setRule] = useState<RuleId>();
  if (sums.length === 0) return null;
  return (
    <div className={styles['sums']}>
      {sums.map((sum) => (
        <SumTable key={sum.what.key} words={game.words} sum={sum} onRule={setRule} />
      ))}
      {rule !== undefined && (
        <RuleDialog game={game} rules={[rule]} onClose={() => setRule(undefined)} />
      )}
    </div>
  );
}

interface SumTableProps {
  readonly words: Words;
  readonly sum: Sum;
  readonly onRule: (rule: RuleId) => void;
}

function SumTable({ words, sum: { what, total, reasons }, onRule }: SumTableProps) {
  return (
    <table className={styles['sum']}>
      <caption>{words.text('stakes.sum', { what, total })}</caption>
      <tbody>
        {reasons.map(({ key, rule, count }) => (
          <tr key={`${key} ${rule}`} data-less={count < 0}>
            <td>{count < 0 ? `−${-count}` : `+${count}`}</td>
            <th scope="row">{words.word('reason', key)}</th>
            <td>
              <button
                type="button"
                className={styles['rule']}
                aria-label={text('play.why', { rule })}
                title={text('play.why', { rule })}
                onClick={() => onRule(rule)}
              >
                {rule}
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
