import type { ContestReport, FairShare, Run, Share, TurnName } from '@sandtable/lab';
import { SPECTATOR } from '@sandtable/kernel';
import { useMemo } from 'react';
import type { Game } from '../games/games.ts';
import { Chart } from '../report/Chart.tsx';
import { Table } from '../report/Table.tsx';
import { HeatPair } from './HeatPair.tsx';
import styles from './LabPage.module.css';
import { between, percent, text } from './words.ts';

interface FiguresProps {
  readonly game: Game;
  readonly contest: ContestReport;
  readonly run: Run;
}

/** What many games came to: who won, how it went, where it was decided. */
export function Figures({ game, contest, run }: FiguresProps) {
  const { ruleset } = game;
  const { course, losses, taken } = contest;
  const [{ opening }] = run.contests;
  const scene = useMemo(() => ruleset.scene(ruleset.view(opening, SPECTATOR)), [ruleset, opening]);
  return (
    <>
      <Wins game={game} contest={contest} />
      {course !== undefined && <Losses game={game} course={course} />}
      {losses !== undefined && (
        <HeatPair game={game} scene={scene} map={losses} what={text('lab.losses')} />
      )}
      {taken !== undefined && (
        <HeatPair game={game} scene={scene} map={taken} what={text('lab.taken')} />
      )}
    </>
  );
}

function Wins({ game, contest }: Omit<FiguresProps, 'run'>) {
  const { words, ruleset } = game;
  const { summary, players, withoutLuck } = contest;
  const { bySide, shares, byPlayerAndSide, length, scoresBySide, draws, games } = summary;
  const row = (who: string, { wins, rate, interval }: Share): string[] => [
    who,
    String(wins),
    percent(rate),
    between(interval),
  ];
  const named = players.map((player) => words.word('player', player));
  // Who plays himself wins as often as he loses: only the sides tell something then.
  const isOne = players[0] === players[1];
  const rows = [
    ...ruleset.sides.map((side) => row(words.sideFirst(side), bySide[side])),
    ...(isOne
      ? []
      : named.flatMap((player, which) => [
          row(player, shares[which]),
          ...ruleset.sides.map((side) =>
            row(text('lab.as', { player, side: words.side(side) }), byPlayerAndSide[which][side]),
          ),
        ])),
    [text('lab.draws'), String(draws), percent(draws / games), ''],
  ];
  const head = ['who', 'won', 'share', 'interval'] as const;
  return (
    <section className="panel" aria-label={text('lab.wins')}>
      <h2>{text('lab.wins')}</h2>
      <Table
        caption={text('lab.wins')}
        head={head.map((each) => text(`lab.${each}`))}
        rows={rows}
      />
      <p className={styles['figures']}>
        {text('lab.length', figures(length))}{' '}
        {ruleset.sides
          .map((side) =>
            text('lab.score', { side: words.the(side), ...figures(scoresBySide[side]) }),
          )
          .join(' ')}
      </p>
      {withoutLuck !== undefined && (
        <p className={styles['figures']}>
          {text('lab.withoutLuck')}{' '}
          {[
            text('lab.fair', { who: words.sideFirst(ruleset.sides[0]), ...fair(withoutLuck.side) }),
            ...(isOne ? [] : [text('lab.fair', { who: named[0], ...fair(withoutLuck.player) })]),
          ].join(' ')}
        </p>
      )}
    </section>
  );
}

function fair({ rate, interval }: FairShare) {
  return { share: percent(rate), interval: between(interval) };
}

function figures({ mean, least, most }: { mean: number; least: number; most: number }) {
  return { mean: mean.toFixed(1), least, most };
}

/** What both sides had lost, turn by turn. */
function Losses({
  game,
  course,
}: {
  readonly game: Game;
  readonly course: NonNullable<ContestReport['course']>;
}) {
  const { words, ruleset } = game;
  const names = ruleset.sides.map((side) => words.sideFirst(side));
  const values = ruleset.sides.map((side) => course.lost[side]);
  const turns = course.games.map((_, i) => course.names[i] ?? { turn: i + 1 });
  const title = ({ turn, side }: TurnName): string => {
    if (turn === undefined) return text('lab.turn.between');
    const of = side === undefined ? undefined : words.the(side);
    return of === undefined ? String(turn) : text('lab.turn.of', { turn, side: of });
  };
  const what = text('lab.course', { what: words.text('losses') });
  return (
    <section className="panel" aria-label={what}>
      <h2>{what}</h2>
      <p className={styles['about']}>
        {text(hasHalves(turns) ? 'lab.course.halves' : 'lab.course.about')}
      </p>
      <Chart
        kind="lines"
        label={what}
        names={turns.map(({ turn }) => String(turn ?? ''))}
        series={names.map((name, i) => ({ name, values: values[i] }))}
      >
        <Table
          caption={what}
          head={[text('lab.turn'), ...names]}
          rows={turns.map((turn, i) => [title(turn), ...values.map((each) => each[i].toFixed(2))])}
        />
      </Chart>
    </section>
  );
}

/** Whether each side has a part of a turn. */
function hasHalves(turns: readonly TurnName[]): boolean {
  return turns.some(({ turn }, i) => turn !== undefined && turn === turns[i - 1]?.turn);
}
