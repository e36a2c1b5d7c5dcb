import type { Premises, Scene, Side } from '@sandtable/kernel';
import type { Prospects } from '@sandtable/lab';
import type { Game } from '../games/games.ts';
import { text } from '../words/words.ts';
import styles from './Ahead.module.css';
import type { Moment } from './moment.ts';
import type { Sitting } from './sitting.ts';
import { MOST_PLAY_OUTS, useAhead } from './useAhead.ts';

interface AheadProps {
  readonly sitting: Sitting;
  readonly moment: Moment;
}

/** What lies further ahead of whoever is asked, where his game has something of the sort. */
export function Ahead({ sitting: { game, table }, moment }: AheadProps) {
  const { decision, view, scene, picker } = moment;
  if (decision === undefined) return null;
  const chosen = (picker?.path ?? []).flatMap((pick) => ('piece' in pick ? [pick.piece] : []));
  return (
    <AheadOf
      game={game}
      premises={table.premises}
      view={view}
      side={decision.side}
      scene={scene}
      chosen={chosen}
    />
  );
}

interface AheadOfProps {
  readonly game: Game;
  readonly premises: Premises;
  readonly view: object;
  readonly side: Side;
  readonly scene: Scene;
  /** Pieces that are being decided about: what is ahead of them is told without asking. */
  readonly chosen: readonly string[];
}

function AheadOf({ game, premises, view, side, scene, chosen }: AheadOfProps) {
  const ahead = useAhead(game, premises, view, side);
  if (ahead === undefined) return null;
  const { prospects, isOld } = ahead;
  if (prospects === undefined) {
    return <p className={styles['working']}>{text('play.ahead.working')}</p>;
  }
  const { playOuts, all, each } = prospects;
  const line = ({ on, ...figures }: Prospects['each'][number]) => (
    <li key={on}>
      {game.words.outlook(figures, scene.pieces.find(({ id }) => id === on)?.label ?? on)}
    </li>
  );
  const first = each.filter(({ on }) => chosen.includes(on));
  return (
    <section className={styles['ahead']} aria-label={text('play.ahead')} data-old={isOld}>
      <details>
        <summary>{game.words.outlook(all)}</summary>
        <ul>{each.filter((one) => !first.includes(one)).map(line)}</ul>
        <p>{text('play.ahead.playOuts', { playOuts })}</p>
      </details>
      {first.length > 0 && <ul>{first.map(line)}</ul>}
      {playOuts < MOST_PLAY_OUTS && (
        <progress aria-label={text('play.ahead.working')} max={MOST_PLAY_OUTS} value={playOuts} />
      )}
    </section>
  );
}
