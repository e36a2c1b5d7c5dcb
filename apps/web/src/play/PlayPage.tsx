import { loadSteps } from '@sandtable/kernel';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Missing } from '../app/Missing.tsx';
import { usePageTitle } from '../app/usePageTitle.ts';
import { problemLines, reasonOf } from '../files/problemLines.ts';
import { unhurried } from '../files/unhurried.ts';
import { loadGame } from '../games/games.ts';
import { hasRuleset } from '../games/rulesets.ts';
import { freshName } from '../store/fresh.ts';
import { keep, onOtherWindows, savedMatch, type SavedMatch } from '../store/matches.ts';
import { thinker } from '../thinking/thinker.ts';
import { text } from '../words/words.ts';
import { Damaged } from './Damaged.tsx';
import { LocalTable } from './localTable.ts';
import { Pacer } from './pacer.ts';
import { Sitting } from './sitting.ts';
import { Table } from './Table.tsx';

type Opened =
  | { readonly kind: 'loading' | 'missing' }
  | { readonly kind: 'damaged'; readonly saved: SavedMatch; readonly problems: readonly string[] }
  | { readonly kind: 'table'; readonly sitting: Sitting; readonly pacer: Pacer };

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
  // Another window has gone on with the match: show it as it is there.
  useEffect(() => onOtherWindows((changed) => changed === id && open()), [id, open]);
  const { title } = opened.kind === 'table' ? opened.sitting.table : { title: undefined };
  usePageTitle(title);
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
    case 'table':
      return <Table sitting={opened.sitting} pacer={opened.pacer} onOutdated={open} />;
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
  const loaded = await unhurried(loadSteps(file, [game.ruleset]));
  if (!loaded.ok) {
    return {
      kind: 'damaged',
      saved,
      problems: problemLines(loaded.problems, game.words),
    };
  }
  const pacer = new Pacer();
  const table = new LocalTable(loaded.value.match, saved, keep);
  const sitting = new Sitting(game, table, {
    choose: (player, view, decision) =>
      thinker.ask({
        kind: 'choose',
        premises: table.premises,
        player,
        view,
        decision,
        seed: freshName(),
      }),
    look: (events) => pacer.look(events),
  });
  return { kind: 'table', sitting, pacer };
}
