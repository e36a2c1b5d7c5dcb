import {
  asSentence,
  type Act,
  type Move,
  type Pick,
  type Scene,
  type Words,
} from '@sandtable/kernel';
import { placeWords } from '../board/ground.ts';
import { text } from '../words/words.ts';
import type { Moment } from './moment.ts';
import type { Choice } from './picker.ts';
import type { Sitting } from './sitting.ts';
import { onlyMove, wholeMove } from './touching.ts';

/** The move that is made by taking a choice; none where it could still be another. */
export function wholeOf(
  choice: Choice,
  { game: { ruleset } }: Sitting,
  { handles }: Moment,
): Move | undefined {
  if (choice.moves.length > 1) return undefined;
  const gesture = (move: Move): readonly Pick[] => ruleset.gesture(move);
  return choice.completes ?? wholeMove(choice, gesture) ?? onlyMove(choice, handles, gesture);
}

/** All that is pointed at by taking a choice. */
export function picksOf(choice: Choice, sitting: Sitting, moment: Moment): readonly Pick[] {
  const whole = wholeOf(choice, sitting, moment);
  if (whole !== undefined) return sitting.game.ruleset.gesture(whole);
  const path = choice.path ?? moment.picker?.path.slice(0, choice.depth) ?? [];
  return [...path, choice.pick];
}

/** A move in words where the choice completes one; else the thing that is pointed at. */
export function labelOf(choice: Choice, sitting: Sitting, moment: Moment): string {
  const { words } = sitting.game;
  const { view, scene } = moment;
  const moveLabel = (move: Move): string => words.choiceBriefly(view, move);
  const { moves } = choice;
  // What was pointed at is clear; it is told apart by what comes before it.
  const pick = choice.path?.at(0) ?? choice.pick;
  const whole = wholeOf(choice, sitting, moment);
  if (whole !== undefined) return moveLabel(whole);
  if ('button' in pick) return words.button(pick);
  if ('formation' in pick) return pick.formation;
  if ('point' in pick || 'facing' in pick) return moveLabel(moves[0]);
  const thing = thingLabel(pick, words, scene);
  const leads = leadsOf(choice, words);
  return leads === undefined ? thing : text('play.pick.leads', { thing, leads });
}

/** What all that begins with a choice comes to, where it has words: one would expect something else of it. */
function leadsOf({ moves }: Choice, words: Words): string | undefined {
  const types = new Set(moves.map(({ type }) => type));
  const found = new Set([...types].map((type) => words.word('leads', type)));
  const [leads, ...others] = found;
  return others.length > 0 || types.has(leads) ? undefined : leads;
}

/** The same for a whole list: of those that would be called alike, each says where it leads, or all that it does. */
export function labelsOf(
  choices: readonly Choice[],
  sitting: Sitting,
  moment: Moment,
): ReadonlyMap<Choice, string> {
  const labels = new Map(choices.map((choice) => [choice, labelOf(choice, sitting, moment)]));
  const alike = Map.groupBy(choices, (choice) => labels.get(choice));
  const { inch } = moment.scene;
  for (const choice of [...alike.values()].filter(({ length }) => length > 1).flat()) {
    const spot = picksOf(choice, sitting, moment).findLast((pick) => 'point' in pick);
    if (spot === undefined || inch === undefined) {
      const move = wholeOf(choice, sitting, moment);
      if (move !== undefined) labels.set(choice, sitting.game.words.choice(moment.view, move));
      continue;
    }
    const parts = { label: labels.get(choice) ?? '', place: placeWords(spot.point, inch) };
    labels.set(choice, text('play.pick.at', parts));
  }
  return labels;
}

/** Something on the table or beside it, in words. */
export function thingLabel(
  pick: Extract<Pick, { piece: string } | { square: string }>,
  words: Words,
  scene: Scene,
): string {
  if ('piece' in pick) {
    const aside = (scene.trays ?? []).flatMap((tray) => tray.pieces);
    const piece = [...scene.pieces, ...aside].find(({ id }) => id === pick.piece);
    if (piece === undefined) return pick.piece;
    const label = asSentence(words.render(piece.label));
    return piece.place === undefined
      ? label
      : text('play.pick.piece', { piece: label, place: piece.place });
  }
  const pieces = scene.pieces
    .filter((piece) => piece.place === pick.square)
    .map(({ label }) => words.render(label));
  const ground = scene.areas.find(({ id }) => id === pick.square)?.label;
  return text(pieces.length > 0 ? 'play.pick.holds' : 'play.pick.square', {
    square: pick.square,
    pieces,
    ground: ground === undefined ? '' : words.render(ground),
  });
}

/** Who is there, where somebody is shot at or fallen upon: a name of a square does not say it. */
export function targetsOf(
  { pick }: Choice,
  acts: readonly Act[],
  { game: { words } }: Sitting,
  { scene }: Moment,
): string | undefined {
  if (!('square' in pick) || !acts.some((act) => act !== 'move')) return undefined;
  const there = scene.pieces
    .filter(({ place }) => place === pick.square)
    .map(({ label }) => words.render(label));
  return there.length === 0 ? undefined : text('play.pick.targets', { pieces: there });
}
