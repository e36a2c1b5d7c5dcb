import { Match } from '@sandtable/kernel';
import { BATTLE_KEY, type Course } from '@sandtable/lessons';
import { useEffect, useState } from 'react';
import { ADDRESS, go } from '../app/address.ts';
import { usePageTitle } from '../app/usePageTitle.ts';
import { useGame, type Game } from '../games/games.ts';
import { freshName } from '../store/fresh.ts';
import { keepNew, savedMatches } from '../store/matches.ts';
import { text } from '../words/words.ts';
import { said, useCourse } from './courses.ts';

/** Opens the guided battle: the one that has been begun, or a new one. */
export function BattlePage({ game: id }: { readonly game: string }) {
  const game = useGame(id);
  const course = useCourse(id);
  const [problem, setProblem] = useState<string>();
  usePageTitle(said(course, BATTLE_KEY.title));
  useEffect(() => {
    let wanted = true;
    matchFor(game, course).then(
      (match) => wanted && go(ADDRESS.play(match), 'replace'),
      (error: unknown) => setProblem(text('start.unkept', { reason: String(error) })),
    );
    return () => {
      wanted = false;
    };
  }, [game, course]);
  return (
    <main id="content" className="page" aria-busy={problem === undefined}>
      {problem === undefined ? (
        <p role="status">{text('play.loading')}</p>
      ) : (
        <p role="alert">{problem}</p>
      )}
    </main>
  );
}

/** By game: one that is being begun is not begun twice. */
const begun = new Map<string, Promise<string>>();

function matchFor(game: Game, course: Course): Promise<string> {
  let match = begun.get(course.ruleset);
  if (match === undefined) {
    match = findOrBegin(game, course).finally(() => begun.delete(course.ruleset));
    begun.set(course.ruleset, match);
  }
  return match;
}

async function findOrBegin({ ruleset }: Game, course: Course): Promise<string> {
  const { battle } = course;
  const found = (await savedMatches()).find(
    ({ guided, over, file }) => guided === true && !over && file.ruleset === ruleset.id,
  );
  if (found !== undefined) return found.id;
  const dice = { kind: 'seeded', seed: freshName() } as const;
  const scenario = { ...battle.scenario, title: said(course, BATTLE_KEY.title) };
  const start = Match.start(ruleset, scenario, battle.options ?? {}, dice);
  if (!start.ok) throw new Error(JSON.stringify(start.problems));
  const seats = Object.fromEntries(
    ruleset.sides.map((side) => [
      side,
      side === battle.side ? ('person' as const) : (`computer:${battle.opponent}` as const),
    ]),
  );
  return (await keepNew(seats, start.value.save(), { guided: true })).id;
}
