import {
  render,
  renderBriefly,
  type Catalogue,
  type Message,
  type Ruleset,
} from '@sandtable/kernel';
import type { PlayerKind } from './player.ts';

/** What players of any game go by. */
export const COMMON_REASONS = {
  only: 'There is nothing else to choose.',
  close: 'Thought through, other moves are about as good as this one.',
  goesOn: 'It goes on with the plan.',
  begins: 'It begins a plan. {why}',
} as const;

/** What decided for an answer of a player, in words. */
export function reasonTold(ruleset: Ruleset, kind: PlayerKind, why: Message): string {
  const { catalogue } = ruleset;
  const texts = { ...catalogue.texts, ...kind.reasons?.(ruleset) };
  const told: Catalogue = { ...catalogue, texts };
  const parts = Object.entries(why.with ?? {}).map(([name, part]) => {
    const isMessage = typeof part === 'object' && 'key' in part;
    return [name, isMessage ? renderBriefly(part, told) : part] as const;
  });
  return render({ ...why, with: Object.fromEntries(parts) }, told);
}
