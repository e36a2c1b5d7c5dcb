import {
  message,
  type Catalogue,
  type Decision,
  type Message,
  type Pick,
  type Scene,
} from '@sandtable/kernel';
import { CARDS } from './cards.ts';
import {
  bankOf,
  SIDES,
  UNSEEN,
  type AmbushEvent,
  type AmbushMove,
  type AmbushView,
} from './state.ts';

export const CATALOGUE: Catalogue = {
  language: 'en',
  form: (count) => (count === 1 ? 0 : 1),
  texts: {
    ...CARDS,
    'battle.stream.title': 'The stream',
    'battle.gorge.title': 'The gorge',
    'battle.position.title': 'A position',
    'army.hunters.title': 'Hunters',
    'army.hunters.about': 'A few who have done it before.',
    'army.peasants.title': 'Peasants',
    'army.peasants.about': 'Many, behind somebody who knows the woods.',
    'muster.hunter': 'Hunter',
    'muster.poacher': 'Poacher',
    'muster.peasant': 'Peasant',
    'limit.somebody': 'at least {limit:one man|# men}',
    'limit.somebody.broken': 'somebody must lie in wait',
    'limit.led': 'no more than three peasants to a poacher',
    'limit.led.broken': '{by:one peasant|# peasants} more than the poachers can lead',
    'fact.bank': 'any bank will do',
    'battlefield.stream': 'The stream',
    'battlefield.gorge': 'The gorge',
    'battlefield.wilds': 'Somewhere in the wilds',
    'side.red': 'Red',
    'side.blue': 'Blue',
    'side.the': '{side}',
    'ask.hide': 'Choose a thicket to hide in.',
    'ask.search': 'Choose a thicket to search.',
    'ask.answer': 'You have been found: stand or flee?',
    'move.hide': 'hide in thicket {at}',
    'move.search': 'search thicket {at}',
    'move.stand': 'stand',
    'move.flee': 'flee to thicket {to}',
    'event.hid': '{side} hides in thicket {at}.',
    'event.hidUnseen': '{side} hides.',
    'event.lot': '{side} searches first.',
    'event.empty': '{side} searches thicket {at} and finds nobody.',
    'event.found': '{side} is found in thicket {at}.',
    'event.fled': '{side} leaves a man behind and flees to thicket {to}.',
    'event.fledUnseen': '{side} leaves a man behind and flees.',
    'event.fought': '{side} rolls {dice}, needs {needs}, and fells {fell:one man|# men}.',
    'event.dawn': 'Dawn: {side} has {men:one man|# men} left.',
    'reason.men': 'for the men',
    'status.night': 'Night {night}',
    'status.men': '{side}: {men:one man|# men}',
    'standing.aim': 'have more men left after {nights} nights, or fell them all',
    'standing.men': '{men:one man|# men} left',
    losses: 'Men lost',
    'throw.fought': 'Men felled',
    'standing.over.men': 'a side has no men left',
    'standing.over.nights': 'the last night is over',
    'standing.needed': 'more men than {count}',
    'stakes.man': 'leaves a man behind',
    'stakes.struck': '{men:one man strikes|# men strike} back, each on {needs}+',
    'piece.party': 'The party of {side}',
    'marker.cleared': 'Searched',
    'refusal.turn': 'You are not asked to decide anything now.',
    'refusal.unknown': 'This is no move of this game.',
    'refusal.asked': 'Something else is asked of you.',
    'refusal.bank': 'This thicket is not on your bank.',
    'refusal.otherBank': 'This thicket is not on the other bank.',
    'refusal.cleared': 'This thicket has been searched.',
    'refusal.flight': 'The party may not flee.',
    'refusal.another': 'The party must flee to another thicket.',
    'problem.bank': 'is not a thicket of this bank',
    'problem.twice': 'names a thicket twice',
    'problem.cleared': 'can only name thickets in which a party that has hidden does not lie',
    'problem.found': 'must be the party that the other one has just searched for',
  },
};

export function ask(_view: AmbushView, { kind }: Decision): Message {
  return message(`ask.${kind}`);
}

export function label(_view: AmbushView, { type, ...parts }: AmbushMove): Message {
  return message(`move.${type}`, parts);
}

export function tell(event: AmbushEvent): Message {
  const { type, rule: _, reveals: __, reasons: ___, ...parts } = event;
  const unseen =
    (type === 'hid' && event.at === UNSEEN) || (type === 'fled' && event.to === UNSEEN);
  const side = message(`side.${event.side}`);
  return message(`event.${type}${unseen ? 'Unseen' : ''}`, { ...parts, side });
}

export function gesture(move: AmbushMove): Pick[] {
  switch (move.type) {
    case 'hide':
    case 'search':
      return [{ square: String(move.at) }];
    case 'stand':
      return [{ button: 'stand' }];
    case 'flee':
      return [{ square: String(move.to) }];
  }
}

/** The move that is meant, legal or not. A party stands for the thicket it lies in, as far as that is seen. */
export function meantBy(
  view: AmbushView,
  { kind }: Decision,
  picks: readonly Pick[],
): AmbushMove | undefined {
  const [pick] = picks;
  if (pick === undefined || picks.length > 1) return undefined;
  if ('button' in pick) return pick.button === 'stand' ? { type: 'stand' } : undefined;
  const thickets = SIDES.flatMap((side) => bankOf(view, side));
  const hidden = 'piece' in pick && SIDES.find((side) => side === pick.piece);
  const place = 'square' in pick ? pick.square : hidden && String(view.hidden[hidden]);
  const at = thickets.find((thicket) => String(thicket) === place);
  if (at === undefined) return undefined;
  if (kind === 'answer') return { type: 'flee', to: at };
  return { type: kind === 'hide' ? 'hide' : 'search', at };
}

const SIZE = 100;

export function scene(view: AmbushView): Scene {
  const { thickets, night, men, hidden, cleared } = view;
  const corner = (at: number): { x: number; y: number } => ({
    x: ((at - 1) % thickets) * SIZE,
    y: at > thickets ? 2 * SIZE : 0,
  });
  const middle = (at: number): { x: number; y: number } => {
    const { x, y } = corner(at);
    return { x: x + SIZE / 2, y: y + SIZE / 2 };
  };
  const outline = (at: number): { x: number; y: number }[] => {
    const { x, y } = corner(at);
    return [
      { x, y },
      { x: x + SIZE, y },
      { x: x + SIZE, y: y + SIZE },
      { x, y: y + SIZE },
    ];
  };
  return {
    width: thickets * SIZE,
    height: 3 * SIZE,
    areas: SIDES.flatMap((side) => bankOf(view, side)).map((at) => ({
      id: String(at),
      kind: 'wood',
      outline: outline(at),
    })),
    pieces: SIDES.filter((side) => hidden[side] > 0).map((side) => ({
      id: side,
      side,
      kind: 'party',
      at: middle(hidden[side]),
      facing: 0,
      place: String(hidden[side]),
      marks: view.found === side ? ['found'] : [],
      counts: { men: men[side] },
      label: message('piece.party', { side: message(`side.${side}`) }),
    })),
    markers: SIDES.flatMap((side) => cleared[side]).map((at) => ({
      kind: 'cleared',
      at: middle(at),
      place: String(at),
      count: 1,
      label: message('marker.cleared'),
    })),
    status: [
      message('status.night', { night }),
      ...SIDES.map((side) =>
        message('status.men', { side: message(`side.${side}`), men: men[side] }),
      ),
    ],
  };
}
