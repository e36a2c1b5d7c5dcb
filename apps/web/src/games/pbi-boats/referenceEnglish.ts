import type { Catalogue } from '@sandtable/kernel';

/** The words of the quick reference sheet. No figure is written here: they come from the tables. */
export const REFERENCE_ENGLISH: Catalogue = {
  language: 'en',
  form: (count) => (count === 1 ? 0 : 1),
  texts: {
    'cell.ap': '{count} AP',
    'cell.apDice': '{count:# die|# dice} of AP for each boat',
    'cell.dice': '{count:# die|# dice}',
    'cell.groups': '{count:# group|# groups}',
    'cell.squares': '{count} squares for one AP',

    'turn.title': 'The turn',
    'turn.drift': 'Boats without power drift',
    'turn.reserves': 'Reserves arrive',
    'turn.morale': 'Morale, ashore and aboard',
    'turn.activations': 'Boats and squares are activated, in any order',
    'turn.mines': 'A mine goes off under a boat that is still there',
    'turn.patch': 'Damage is patched',
    'turn.refloat': 'A beached boat comes free',

    'costs.title': 'What a boat pays',
    'costs.open': 'To leave open water or a beach',
    'costs.partial': 'To leave debris, or a square with groups ashore',
    'costs.closed': 'To leave a pier, beach defences, another boat, a mine',
    'costs.reverse': 'Astern, for each square',
    'costs.throttle': 'Full throttle over open, deep water',
    'costs.turn': 'To turn by a quarter',
    'costs.disarm': 'To disarm a mine',
    'costs.dearest': 'Only the dearest thing in a square counts, once.',
    'costs.embark':
      'To embark, land or change boats is free; those groups do nothing more, and a boat that took some on stays.',

    'hulls.title': 'Boats',
    'hulls.head': 'Kind',
    'hulls.capacity': 'Carries',
    'hulls.armour': 'Armour',
    'hulls.points': 'Points',
    'hulls.soft': 'soft hull',
    'hulls.square': '{boats} boats of a side in a square, or {small} small ones.',

    'from.title': 'Shooting from a boat',
    'from.head': 'Weapon',
    'from.dice': 'Dice',
    'from.cost': 'A shot',
    'from.arc': 'Where to',
    'from.lmg': 'LMG',
    'from.hmg': 'HMG',
    'from.mortar': 'Mortar',
    'from.cannon': 'Cannon',
    'from.effect': 'its gun effect',
    'arc.ahead': 'the first ahead or level, the second astern or level, others all round',
    'arc.astern': 'astern or level',
    'arc.round': 'all round, no line needed',
    'arc.bow': 'ahead, as far aside as ahead',
    'from.shots': 'A boat fires {count} shots a turn, all its weapons together.',
    'from.troops': 'Or up to {groups} groups aboard shoot instead, {shots} shots each.',
    'from.mortars': 'A mortar shoots at range {range} and more.',

    'at.title': 'Shooting at a boat',
    'at.troops': 'Troops aboard save',
    'at.soft': 'A soft hull saves each hit of small arms',
    'at.softGun': 'A gun hits a soft hull, which sinks',
    'at.hardGun': 'A gun against a hard hull',
    'at.armour': 'its effect in dice, each hits on the armour',
    'at.moved': 'It moved in its last turn',
    'at.inflatable': 'It is inflatable',
    'at.large': 'It carries {groups} groups or more',
    'at.effect': 'Effect of a {kind}',
    'at.gunCost': 'A shot of a gun',
    'at.naturals': 'The lowest face always misses, the highest always hits.',
    'at.declare':
      'Small arms: troops or hull is said before the dice. They do nothing to a hard hull.',

    'damage.title': 'Damage and mines',
    'damage.slowed': 'Slowed: half the AP, rounded up',
    'damage.powerless': 'No power: no AP, and it drifts',
    'damage.sinks': 'It sinks',
    'damage.saved': 'A group aboard is saved, next to a landing place or a boat with room',
    'damage.explodes': 'A mine goes off, when a boat leaves it or ends its turn on it',
    'damage.disarmed': 'A mine is disarmed, with a detector or nets',
    'damage.drift':
      'Drift: north, east, south or west by the first four faces; else with the current, or again.',

    'boarding.title': 'Assault, morale, points',
    'boarding.crew': 'The crew of a boat that is assaulted',
    'boarding.scramble': 'Lost: each defender dies on the way ashore',
    'boarding.repulse': 'Held: for each defender left, an attacker dies',
    'boarding.counts':
      'An attacking boat of {points} points or more that is lost counts as a group',
    'boarding.where':
      'From a boat next to it, anywhere; from land against a boat in the shallows or at a landing place.',
    'boarding.closed': 'A boat counts as closed; nobody has the bonus for starting adjacent.',
    'boarding.morale':
      'Troops aboard test as in a closed square: one or two fails pin them aboard, three make them jump.',
  },
};
