import {
  luckiest,
  unluckiest,
  type KindLuck,
  type Report,
  type Roll,
  type SideLuck,
} from '@sandtable/lab';
import { ADDRESS } from '../app/address.ts';
import { Link } from '../app/Link.tsx';
import type { Game } from '../games/games.ts';
import { text } from '../words/words.ts';
import styles from './BattleReport.module.css';
import { Chart } from './Chart.tsx';
import { luckSoFar, percent, rankWords, signed } from './luckWords.ts';
import { Table } from './Table.tsx';

interface LuckProps {
  readonly id: string;
  readonly game: Game;
  readonly report: Report;
}

/** So many rolls are told of either sort. */
const TOLD = 5;

/** What the dice gave against what was to be expected of them. */
export function Luck({ id, game, report }: LuckProps) {
  const { rolls, luck, kinds } = report;
  const best = luckiest(rolls, TOLD);
  const worst = unluckiest(rolls, TOLD);
  return (
    <section className="panel" aria-labelledby="report-luck">
      <h2 id="report-luck">{text('report.luck')}</h2>
      <p className={styles['about']}>
        {text(rolls.length > 0 ? 'report.luck.about' : 'report.luck.none')}
      </p>
      {rolls.length > 0 && (
        <>
          <div className={styles['pair']}>
            {luck.map((side, i) => (
              <SideCard key={side.side} game={game} luck={side} place={i} />
            ))}
          </div>
          <h3>{text('report.luck.chart')}</h3>
          <Lines game={game} report={report} />
          <div className={styles['pair']}>
            <Rolls id={id} game={game} title={text('report.best')} rolls={best} />
            <Rolls id={id} game={game} title={text('report.worst')} rolls={worst} />
          </div>
          <h3>{text('report.kinds')}</h3>
          <Kinds game={game} kinds={kinds} />
        </>
      )}
    </section>
  );
}

interface SideCardProps {
  readonly game: Game;
  readonly luck: SideLuck;
  readonly place: number;
}

function SideCard({ game: { words }, luck, place }: SideCardProps) {
  const { side, rolls, dice } = luck;
  return (
    <div className={styles['side']} data-side={place}>
      <h3>{words.sideFirst(side)}</h3>
      <p className={styles['big']}>{signed(luck.luck)}</p>
      <p className={styles['rank']}>{rolls === 0 ? text('report.luck.none') : rankWords(luck)}</p>
      {rolls > 0 && <p>{text('report.luck.sum', { rolls, dice })}</p>}
    </div>
  );
}

/** The luck of both sides, as it had come to after each roll. */
function Lines({ game, report: { rolls, luck } }: Pick<LuckProps, 'game' | 'report'>) {
  const { words } = game;
  const label = text('report.luck.chart');
  const series = luck.map((side) => ({
    name: words.sideFirst(side.side),
    values: luckSoFar(rolls, side),
  }));
  return (
    <Chart kind="lines" label={label} series={series}>
      <Table
        caption={label}
        head={[
          text('report.luck.roll'),
          text('report.luck.step'),
          ...series.map(({ name }) => name),
        ]}
        rows={rolls.map((roll, i) => [
          rollWords(game, roll),
          roll.step,
          ...series.map(({ values }) => signed(values[i + 1])),
        ])}
      />
    </Chart>
  );
}

interface RollsProps {
  readonly id: string;
  readonly game: Game;
  readonly title: string;
  readonly rolls: readonly Roll[];
}

function Rolls({ id, game, title, rolls }: RollsProps) {
  if (rolls.length === 0) return null;
  return (
    <div>
      <h3>{title}</h3>
      <ol className={styles['rolls']}>
        {rolls.map((roll, i) => (
          // Several rolls of one step are alike.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={i}>
            <Link to={ADDRESS.replay(id, roll.step)}>
              {text('report.roll.of', {
                side: game.words.sideFirst(roll.side),
                roll: rollWords(game, roll),
              })}
            </Link>
            <p>
              {roll.luck > 0
                ? text('report.roll.good', { percent: percent(roll.asGood) })
                : text('report.roll.bad', { percent: percent(roll.asBad) })}
            </p>
            <p className={styles['figures']}>{game.words.tell(roll.event)}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}

function rollWords({ words }: Game, { kind, got, expected }: Roll): string {
  const what = words.text(`throw.${kind}`).toLowerCase();
  return text('report.roll', { what, got, expected: expected.toFixed(1) });
}

/** Each kind of roll in its own unit. */
function Kinds({ game, kinds }: { readonly game: Game; readonly kinds: readonly KindLuck[] }) {
  const { words, ruleset } = game;
  const all = [...new Set(kinds.map(({ kind }) => kind))];
  const head = [text('report.kinds.what'), ...ruleset.sides.map((side) => words.sideFirst(side))];
  const rows = all.map((kind) => [
    words.text(`throw.${kind}`),
    ...ruleset.sides.map((side) => {
      const found = kinds.find((each) => each.kind === kind && each.side === side);
      if (found === undefined) return '';
      const { got, expected } = found;
      return text('report.kinds.figures', { got, expected: expected.toFixed(1) });
    }),
  ]);
  return <Table caption={text('report.kinds')} head={head} rows={rows} />;
}
