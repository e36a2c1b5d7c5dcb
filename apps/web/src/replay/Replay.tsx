import { seededDice, SPECTATOR, type Match, type RuleChange, type Side } from '@sandtable/kernel';
import { useCallback, useMemo, useState } from 'react';
import { ADDRESS, go } from '../app/address.ts';
import { Link } from '../app/Link.tsx';
import { usePageTitle } from '../app/usePageTitle.ts';
import { useFallen } from '../play/dice/Fallen.tsx';
import { Board } from '../board/Board.tsx';
import { ChangedNote } from '../files/ChangedNote.tsx';
import { ToTable } from '../online/ToTable.tsx';
import { saveMatch } from '../files/save.ts';
import { ShareDialog } from '../files/ShareDialog.tsx';
import type { Game } from '../games/games.ts';
import { playersIn } from '../matches/players.ts';
import type { SavedMatch } from '../store/matches.ts';
import { text } from '../words/words.ts';
import { BetterCard } from './BetterCard.tsx';
import { Controls } from './Controls.tsx';
import { Log } from './Log.tsx';
import { PlayOnDialog } from './PlayOnDialog.tsx';
import styles from './Replay.module.css';
import { StepCard } from './StepCard.tsx';
import type { Eyes } from './revealed.ts';
import { StepSlider } from './StepSlider.tsx';
import { madeAt, type Timeline } from './timeline.ts';
import { useBetter } from './useBetter.ts';
import { useReplay } from './useReplay.ts';
import { Views } from './Views.tsx';

interface ReplayProps {
  readonly saved: SavedMatch;
  /** As whom it is watched; as nobody in particular where none is named. */
  readonly view: Side | undefined;
  readonly eyes: Eyes;
  /** The game as it was played, with what was secret then. */
  readonly played: Game;
  readonly timeline: Timeline;
  /** The step that shows somebody the match when so many of its steps have been made. */
  readonly stepFor: (view: Side | undefined, made: number) => number;
  /** Where its rules have changed since. */
  readonly changed?: RuleChange;
}

const NOTHING: ReadonlySet<string> = new Set();

/** The table at any step of a match, with what happened and a time line under it. */
export function Replay({ saved, view, eyes, played, timeline, stepFor, changed }: ReplayProps) {
  const { game, match, viewer } = eyes;
  const { outcome } = match.pending;
  const { ruleset, look, words } = game;
  const { title } = words.battle(match.scenario);
  const addressOf = useCallback(
    (to: number) => ADDRESS.replay(saved.id, to, view),
    [saved.id, view],
  );
  const replaying = useReplay(timeline, words, addressOf);
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
  const better = useBetter(saved.id, played, match, made, scene);
  const laid = useFallen({ look, scene, events: forward ? (told?.events ?? []) : [], step });
  const show = (next: Side | undefined): void => {
    const there = stepFor(next, made);
    replaying.place(there);
    go(ADDRESS.replay(saved.id, there, next), 'replace');
  };
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
          {saved.people !== undefined && (
            <p className={styles['players']}>{playersIn(game, saved).join(' · ')}</p>
          )}
          {outcome !== undefined && <Views game={game} view={view} onView={show} />}
          {changed !== undefined && (
            <div role="note" aria-label={text('changed.title')}>
              <ChangedNote game={game} changed={changed} open={viewer === SPECTATOR} brief />
            </div>
          )}
          {better !== undefined && <BetterCard game={played} better={better} />}
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
            {outcome !== undefined && (
              <Link to={ADDRESS.review(saved.id)} className="button">
                {text('replay.review')}
              </Link>
            )}
            {saved.people !== undefined && <ToTable id={saved.id} seats={saved.seats} />}
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
            {...(better && { guide: better.guide })}
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
          better={
            better && {
              side: better.side,
              move: better.price.better[0],
              label: words.choiceBriefly(better.view, better.price.better[0]),
            }
          }
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

/** Whether one side does not know all that the other does. */
function hasSecrets({ ruleset }: Match, state: object): boolean {
  const [first, second] = ruleset.sides.map((side) => JSON.stringify(ruleset.view(state, side)));
  return first !== second;
}
