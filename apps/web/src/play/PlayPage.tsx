import type { Match } from '@sandtable/kernel';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { Missing } from '../app/Missing.tsx';
import { usePageTitle } from '../app/usePageTitle.ts';
import { problemLines, reasonOf } from '../files/problemLines.ts';
import { takeUp } from '../files/takeUp.ts';
import { loadGame, type Game } from '../games/games.ts';
import { hasRuleset } from '../games/rulesets.ts';
import { isTaught } from '../learn/taught.ts';
import { keep, onOtherWindows, Outdated, savedMatch, type SavedMatch } from '../store/matches.ts';
import { text } from '../words/words.ts';
import { Changed, type ChangedMatch } from './Changed.tsx';
import { Damaged } from './Damaged.tsx';
import { LocalTable } from './localTable.ts';
import { Pacer } from './pacer.ts';
import { Played } from './Played.tsx';
import { Sitting } from './sitting.ts';
import { worldOf } from './worldOf.ts';

type Opened =
  | { readonly kind: 'loading' | 'missing' }
  | { readonly kind: 'damaged'; readonly saved: SavedMatch; readonly problems: readonly string[] }
  | ({ readonly kind: 'changed' } & ChangedMatch)
  | {
      readonly kind: 'table';
      readonly sitting: Sitting;
      readonly pacer: Pacer;
      /** Who gives advice in a guided battle. */
      readonly coach: ReactNode;
    };

/** A match that is kept on this device, on the table. */
export function PlayPage({ id }: { readonly id: string }) {
  const [opened, setOpened] = useState<Opened>({ kind: 'loading' });
  const [failure, setFailure] = useState<Error>();
  const asked = useRef(0);
  const open = useCallback(() => {
    // The last to be asked for is shown, whichever is read first.
    const turn = ++asked.current;
    openMatch(id).then(
      (found) => turn === asked.current && setOpened(found),
      (error: unknown) => setFailure(new Error(reasonOf(error), { cause: error })),
    );
  }, [id]);
  useEffect(open, [open]);
  /** From now on it is one of the rules of today, and nobody is told again. */
  const goOn = async ({ saved, game, match }: ChangedMatch): Promise<void> => {
    try {
      const over = match.pending.outcome !== undefined;
      const kept = await keep(saved, { file: match.save(), over });
      setOpened(await tableFor(game, match, kept));
    } catch (error) {
      if (!(error instanceof Outdated)) throw error;
      open();
    }
  };
  // Another window has gone on with the match: show it as it is there.
  useEffect(() => onOtherWindows((changed) => changed === id && open()), [id, open]);
  usePageTitle(opened.kind === 'table' ? opened.sitting.title : undefined);
  if (failure !== undefined) throw failure;
  switch (opened.kind) {
    case 'loading':
      return (
        <main id="content" className="page" aria-busy="true">
          <p role="status">{text('play.loading')}</p>
        </main>
      );
    case 'missing':
      return <Missing what={text('missing.match')} />;
    case 'damaged':
      return <Damaged saved={opened.saved} problems={opened.problems} />;
    case 'changed':
      return <Changed {...opened} onGoOn={() => goOn(opened)} />;
    case 'table':
      return (
        <Played
          sitting={opened.sitting}
          pacer={opened.pacer}
          coach={opened.coach}
          onOutdated={open}
        />
      );
  }
}

async function openMatch(id: string): Promise<Opened> {
  const saved = await savedMatch(id);
  if (saved === undefined) return { kind: 'missing' };
  const { file } = saved;
  if (!hasRuleset(file.ruleset)) {
    return { kind: 'damaged', saved, problems: [text('missing.game', { id: file.ruleset })] };
  }
  const game = await loadGame(file.ruleset);
  const taken = await takeUp(file, game.ruleset);
  if (!taken.ok) {
    return { kind: 'damaged', saved, problems: problemLines(taken.problems, game.words) };
  }
  const { match, changed } = taken.value;
  if (changed !== undefined) return { kind: 'changed', saved, game, match, changed };
  return tableFor(game, match, saved);
}

async function tableFor(game: Game, match: Match, saved: SavedMatch): Promise<Opened> {
  const pacer = new Pacer(game.words);
  const table = new LocalTable(match, saved, keep);
  const sitting = new Sitting(game, table, worldOf(table, pacer));
  const coach = saved.guided === true ? await coachFor(sitting) : undefined;
  return { kind: 'table', sitting, pacer, coach };
}

/** Only a guided battle needs what is taught of its game. */
async function coachFor(sitting: Sitting): Promise<ReactNode> {
  const { id } = sitting.game.ruleset;
  if (!isTaught(id)) return undefined;
  const [{ BattleCoach }, { loadCourse }] = await Promise.all([
    import('../learn/BattleCoach.tsx'),
    import('../learn/courses.ts'),
  ]);
  return <BattleCoach course={await loadCourse(id)} sitting={sitting} />;
}
