import {
  isReadyMade,
  keptNumber,
  type CommittedSource,
  type DiceProof,
  type DiceSource,
  type DiceVerdict,
  type Loaded,
} from '@sandtable/kernel';
import { broughtTo, type Proof } from '@sandtable/record';
import type { Verified } from './files.ts';
import { lineWidth, wrap } from './terminal.ts';
import { text, wordsOf } from './words.ts';

/** What `sandtable verify` ends with; 1 is a file that is not in order, 2 a command that is not. */
export const VERDICT_CODES: Readonly<Record<DiceVerdict, number>> = {
  proved: 0,
  sealed: 3,
  seeded: 4,
  scripted: 5,
  mixed: 6,
  recorded: 7,
};

/** What a file proves of its dice, under which assumption, and what it does not prove. */
export function verdictText(loaded: Loaded): string {
  const isPassed = loaded.match.steps.some(({ drawn }) => drawn !== undefined);
  return isPassed ? `${provedText(loaded)} ${text('verdict.passed')}` : provedText(loaded);
}

function provedText({ match, verdict }: Loaded): string {
  const [source] = match.diceSources;
  if (verdict !== 'proved' || source.kind !== 'committed') {
    return `${text(`verdict.${verdict}`)} ${text('verdict.limits')}`;
  }
  const words = wordsOf(match.ruleset);
  const [first, second] = match.ruleset.sides;
  const guest = source.host === first ? second : first;
  const condition =
    source.host === undefined
      ? text('verdict.proved.kept')
      : text('verdict.proved.hosted', { host: words.the(source.host), guest: words.the(guest) });
  return [text('verdict.proved'), condition, text('verdict.proved.limits')].join(' ');
}

/** What a host's proof comes to, and whom one still has to trust for what. */
export function hostedText(proof: Proof): string {
  const { length: steps } = broughtTo(proof);
  const parts = [text('verdict.hosted'), text('verdict.hosted.trust')];
  // That is said first: it is what the rest does not hold for.
  return [...(steps > 0 ? [text('verdict.brought', { steps })] : []), ...parts].join(' ');
}

/** That somebody has made what a match begins from, where that is so: no proof says that it was fair. */
export function beginningText({ match: { ruleset, scenario } }: Loaded): string | undefined {
  return isReadyMade(ruleset, scenario) ? undefined : text('verdict.own');
}

/** How the match came out, as far as the file goes. How it was ended otherwise than by its rules follows from no move. */
export function outcomeText({ match, proof }: Verified): string {
  const { outcome } = match.pending;
  if (outcome === undefined) return text('verify.open');
  const result = wordsOf(match.ruleset).result(outcome);
  if (match.ended === undefined) return result;
  return text(proof === undefined ? 'verify.ended' : 'verify.endedHosted', { result });
}

/** What can be said of one source of dice, a line each: with all that its dice follow from. */
export function sourceTexts({ match }: Loaded, source: DiceSource, proof: DiceProof): string[] {
  const lines = [text(`verify.${proof}`, { from: source.from + 1 })];
  if (source.kind === 'seeded') {
    // Any text can be a seed: one of several lines stays beside what is ours.
    lines.push(wrap(text('verify.seed', { seed: source.seed }), lineWidth(), '  '));
  }
  if (source.kind !== 'committed') return lines;
  lines.push(...commitmentTexts(source, (side) => wordsOf(match.ruleset).the(side)));
  const isInForce = source === match.diceSources.at(-1) && match.pending.outcome === undefined;
  return isInForce && source.secret !== undefined ? [...lines, text('verify.early')] : lines;
}

function commitmentTexts(source: CommittedSource, named: (side: string) => string): string[] {
  const { matchNumber, host, commitment, numbers, secret } = source;
  const lines = [
    text('verify.matchNumber', { matchNumber }),
    text('verify.commitment', { commitment }),
  ];
  for (const side of Object.keys(numbers).toSorted()) {
    const number = numbers[side];
    const isKept = secret !== undefined && number === keptNumber(secret, side);
    const others = isKept ? 'verify.keptNumber' : 'verify.number';
    const key = side === host ? 'verify.hostNumber' : others;
    lines.push(text(key, { side: named(side), number }));
  }
  if (secret !== undefined) lines.push(text('verify.secret', { secret }));
  return lines;
}
