import type { Comparison, SideShare } from '@sandtable/lab';
import type { Game } from '../games/games.ts';
import { Table } from '../report/Table.tsx';
import styles from './LabPage.module.css';
import { variantNames } from './variantName.ts';
import { between, percent, text } from './words.ts';

interface ComparedProps {
  readonly game: Game;
  readonly comparison: Comparison;
}

/** How often the first side has won in each of the two. */
export function Compared({ game, comparison }: ComparedProps) {
  const { run, question } = comparison;
  const { shares, games } = comparison.result();
  const names = variantNames(game.words, run.file);
  const [side] = run.ruleset.sides;
  const row = ({ rate, interval }: SideShare, i: number) => [
    names[i],
    games / 2,
    percent(rate),
    between(interval),
  ];
  const title = text('lab.compare.shares', { side: game.words.the(side) });
  return (
    <section className="panel" aria-label={title}>
      <h2>{title}</h2>
      <Table
        caption={title}
        head={[text('lab.variant'), text('lab.games'), text('lab.share'), text('lab.interval')]}
        rows={shares.map(row)}
      />
      <p className={styles['after']}>
        {text('lab.compare.about', {
          error: percent(question.error, 0),
          difference: percent(question.difference, 0),
        })}
      </p>
    </section>
  );
}

/** What it has come to, in a sentence. */
export function comparedText({ words }: Game, comparison: Comparison): string {
  const { run, question } = comparison;
  const { verdict, games, shares } = comparison.result();
  const [a, b] = variantNames(words, run.file);
  const [first, second] = shares.map(({ rate }) => percent(rate));
  const parts = { games, a, b, first, second, side: words.the(run.ruleset.sides[0]) };
  const difference = percent(question.difference, 0);
  return text(`lab.verdict.${verdict}`, { ...parts, difference });
}
