import type { Scene } from '@sandtable/kernel';
import type { Glimpse, MyMatch } from '@sandtable/wire';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Picture } from '../board/Picture.tsx';
import type { Game } from '../games/games.ts';
import { openingScene } from '../games/openingScene.ts';
import { PICTURE } from '../games/pictures.ts';
import { LOBBY } from '../lobby/requests.ts';
import { useNear } from '../rules/useNear.ts';
import { keptSeat } from '../store/online.ts';
import styles from './MatchesPage.module.css';

interface GlimpsedProps {
  readonly game: Game;
  readonly match: Pick<MyMatch, 'match' | 'scenario'> & { readonly key?: string };
  readonly title: string;
}

/** A table elsewhere as it was when this was made, small: as whoever has the seat sees it, or those who look on. */
export function Glimpsed({ game, match, title }: GlimpsedProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  const scene = useGlimpse(game, match, isNear);
  const { ruleset } = game;
  const isReady = ruleset.scenarios.some(({ id }) => id === match.scenario.id);
  return (
    <div ref={place} className={styles['thumb']} aria-hidden="true">
      {scene === undefined ? (
        <img
          src={isReady ? PICTURE.scenario(ruleset.id, match.scenario.id) : PICTURE.game(ruleset.id)}
          alt=""
        />
      ) : (
        <Picture game={game} scene={scene} title={title} label={title} fills />
      )}
    </div>
  );
}

/**
 * What there is to draw, once it is to be seen. Before the match has begun there is nothing but what somebody has made
 * himself: of that there is no picture anywhere else.
 */
export function useGlimpse(
  game: Game,
  { match, key, scenario: { isOwn } }: GlimpsedProps['match'],
  isNear: boolean,
): Scene | undefined {
  const [seen, setSeen] = useState<Glimpse>();
  useEffect(() => {
    if (!isNear) return undefined;
    let wanted = true;
    const look = async (): Promise<void> => {
      const glimpse = await LOBBY.glimpse(match, key).catch(() => lastSeen(match));
      if (wanted) setSeen(glimpse);
    };
    look().catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [match, key, isNear]);
  return useMemo(() => {
    if (seen === undefined) return undefined;
    const { ruleset } = game;
    const { premises, view } = seen;
    const { scenario, options } = premises;
    if (view !== undefined) return ruleset.scene(ruleset.furnish(view, scenario, options));
    const opening = isOwn === true ? openingScene(game, scenario, options) : undefined;
    return opening?.ok === true ? opening.value : undefined;
  }, [game, seen, isOwn]);
}

/** What was known on this device when one was there last, where the host does not answer. */
async function lastSeen(match: string): Promise<Glimpse> {
  const last = (await keptSeat(match))?.last;
  if (last === undefined) throw new Error('never seen');
  return { premises: last.premises, view: last.known.view };
}
