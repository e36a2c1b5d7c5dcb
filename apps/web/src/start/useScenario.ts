import type { Ruleset, Scenario } from '@sandtable/kernel';
import { useEffect, useState } from 'react';
import { loadScenario } from '../games/rulesets.ts';

/** A scenario as it is played; undefined while it comes. One that was shared is whole already. */
export function useScenario(
  ruleset: Ruleset,
  listed: Scenario,
  shared: boolean,
): Scenario | undefined {
  const [came, setCame] = useState<{ readonly listed: Scenario; readonly whole: Scenario }>();
  const [failed, setFailed] = useState<Error>();
  useEffect(() => {
    if (shared) return undefined;
    let wanted = true;
    loadScenario(ruleset, listed).then(
      (whole) => wanted && setCame({ listed, whole }),
      (error: unknown) => wanted && setFailed(new Error('no scenario', { cause: error })),
    );
    return () => {
      wanted = false;
    };
  }, [ruleset, listed, shared]);
  if (failed !== undefined) throw failed;
  if (shared) return listed;
  return came?.listed === listed ? came.whole : undefined;
}
