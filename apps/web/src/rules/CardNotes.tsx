import type { RuleId } from '@sandtable/kernel';
import type { Rules } from '../games/games.ts';
import { useNotes } from './notes.ts';

interface CardNotesProps {
  readonly game: Rules;
  readonly rule: RuleId;
  /** Its examples are opened one by one: there are other cards beside it. */
  readonly folded?: boolean;
  /** Another rule is wanted; without it the page of the rules is opened. */
  readonly onRule?: (rule: RuleId) => void;
}

/** Why a rule is there, examples of it and what to read next, as soon as that is loaded. */
export function CardNotes({ game, rule, folded = false, onRule }: CardNotesProps) {
  const noted = useNotes(game.ruleset.id);
  if (noted === undefined) return null;
  const { notes, RuleNotes } = noted;
  return <RuleNotes notes={notes} game={game} rule={rule} folded={folded} onRule={onRule} />;
}
