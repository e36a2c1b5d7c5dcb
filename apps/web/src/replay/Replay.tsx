import { seededDice, SPECTATOR, type Match, type RuleChange, type Viewer } from '@sandtable/kernel';
import { useMemo, useState } from 'react';
import { ADDRESS } from '../app/address.ts';
import { Link } from '../app/Link.tsx';
import { usePageTitle } from '../app/usePageTitle.ts';
import { useFallen } from '../play/dice/Fallen.tsx';
import { Board } from '../board/Board.tsx';
import { ChangedNote } from '../files/ChangedNote.tsx';
import { saveMatch } from '../files/save.ts';
import { ShareDialog } from '../files/ShareDialog.tsx';
import type { Game } from '../games/games.ts';
import type { SavedMatch } from '../store/matches.ts';
import { ownSides } from '../store/seats.ts';
import { text } from '../words/words.ts';
import { Controls } from './Controls.tsx';
import { Log } from './Log.tsx';
import { PlayOnDialog } from './PlayOnDialog.tsx';
import styles from './Replay.module.css';
import { StepCard } from './StepCard.tsx';
import { madeAt, timelineOf } from './timeline.ts';
import { StepSlider } from './StepSlider.tsx';
import { useReplay } from './useReplay.ts';

interface ReplayProps {
  readonly saved: SavedMatch;
  readonly game: Game;
  readonly match: Match;
  /** Where its rules have changed since. */
  readonly changed?: RuleChange;
}

const NOTHING: ReadonlySet<string> = new Set();

/** The table at any step of a match, with what happened and a time line under it. */
export function Replay({ saved, game, match, changed }: ReplayProps) {
  const { ruleset, look, words } = game;
  const { title } = words.battle(match.scenario);
  const { outcome } = match.pending;
  const viewer = viewerOf(saved, match);
  const timeline = useMemo(() => timelineOf(game, match, viewer), [game, match, viewer]);
  const replaying = useReplay(saved.id, timeline, words);
  const { step, forward, speed } = replaying;
  const [asking, setAsking] = useState<'playOn' | 'share'>();

  const made = madeAt(timeline, step);
  const state = useMemo(() => match.at(made), [match, made]);
  const scene = useMemo(() => ruleset.scene(ruleset.view(state, viewer)), [ruleset, state, viewer]);
  const told = step === 0 ? undefined : timeline.steps[step - 1];
  const effects = useMemo(
    () => (forward ? (told?.events ?? []).flatMap((event) => look.effects(event, scene)) : []),
    [forward, told, look, scene],
  );
  const laid = useFallen({ look, scene, events: forward ? (told?.events ?? []) : [], step });
  usePageTitle(text('replay.title', { scenario: title }));
  // While a match goes on, nobody gets to see the other side's secrets by playing on from here.
  const open = outcome !== undefined || !hasSecrets(match, state);
  const goesOn = open && ruleset.pending(state).outcome === undefined;
  const known = useMemo(
    () =>
      asking === 'share'
        ? ruleset.imagine(ruleset.view(state, viewer), viewer, seededDice('share'))
        : undefined,
    [ruleset, state, viewer, asking],
  );
  const result = outcome === undefined ? text('replay.unfinished') : words.result(outcome);

  return (
    <main id="content" className={styles['page']} data-game={ruleset.id}>
      <div className={styles['table']}>
        <header className={styles['head']}>
          <h1>{title}</h1>
          <p className={styles['result']}>{result}</p>
          {changed !== undefined && (
            <div role="note" aria-label={text('changed.title')}>
              <ChangedNote game={game} changed={changed} open={viewer === SPECTATOR} brief />
            </div>
          )}
          <div className={styles['acts']}>
            {goesOn && (
              <button type="button" className="primary" onClick={() => setAsking('playOn')}>
                {text('replay.on')}
              </button>
            )}
            {outcome !== undefined && (
              <Link to={ADDRESS.report(saved.id)} className="button">
                {text('report.open')}
              </Link>
            )}
            {outcome === undefined && (
              <Link to={ADDRESS.play(saved.id)} className="button">
                {text('replay.continue')}
              </Link>
            )}
            <button type="button" onClick={() => setAsking('share')}>
              {text('replay.share')}
            </button>
            <button type="button" onClick={() => saveMatch(match.save(), title)}>
              {text('replay.save')}
            </button>
          </div>
        </header>
        <div className={styles['board']} data-quick={speed > 2}>
          <Board
            game={game}
            scene={scene}
            title={title}
            choosable={NOTHING}
            chosen={NOTHING}
            effects={effects}
            effectsOf={step}
            laid={laid}
            onPick={ignore}
            onPoint={ignore}
          />
        </div>
        <StepCard
          game={game}
          timeline={timeline}
          step={step}
          status={scene.status}
          quiet={replaying.playing}
        />
        <Log timeline={timeline} step={step} result={result} onJump={replaying.jump} />
        <section className={styles['time']} aria-label={text('replay.time')}>
          <StepSlider
            words={words}
            sides={ruleset.sides}
            timeline={timeline}
            step={step}
            onJump={replaying.jump}
          />
          <Controls words={words} sides={ruleset.sides} timeline={timeline} replaying={replaying} />
        </section>
      </div>
      {asking === 'playOn' && (
        <PlayOnDialog
          game={game}
          match={match}
          step={step}
          made={made}
          seats={saved.seats}
          onClose={() => setAsking(undefined)}
        />
      )}
      {known !== undefined && (
        <ShareDialog game={game} state={known} onClose={() => setAsking(undefined)} />
      )}
    </main>
  );
}

function ignore(): void {
  // One only looks.
}

/** As long as a match goes on, whoever plays it alone sees no more than his side does. */
function viewerOf({ seats }: SavedMatch, match: Match): Viewer {
  const own = ownSides(match.ruleset, seats);
  return own.length === 1 && match.pending.outcome === undefined ? own[0] : SPECTATOR;
}

/** Whether one side does not know all that the other does. */
function hasSecrets({ ruleset }: Match, state: object): boolean {
  const [first, second] = ruleset.sides.map((side) => JSON.stringify(ruleset.view(state, side)));
  return first !== second;
}
