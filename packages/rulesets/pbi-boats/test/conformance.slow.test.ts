import { oneOf, type Dice, type Scenario, type Viewer } from '@sandtable/kernel';
import { SIDES, type State } from '@sandtable/pbi/extending';
import { conformance } from '@sandtable/testkit';
import { pbiBoats } from '../src/index.ts';
import { fleetOf } from '../src/state/fleet.ts';
import { mineSquares } from '../src/state/secrets.ts';
import { scenarioOf } from './support/game.ts';

/** Random players seldom meet. These begin beam to beam, over mines, with boats in every condition. */
const AT_CLOSE_QUARTERS: Scenario = {
  ...(scenarioOf({
    board: [
      '..b..b..',
      '.p.bb.p.',
      '_=____=_',
      '~~r~~~~~',
      '~~~~x~~~',
      '~~~~~~~~',
      '~~~~~~~~',
      '~~~~~~~~',
    ],
    turns: 4,
    groups: {
      'A-rifle6': 'a6',
      'B-commander': 'h6',
      'B-rifle3': 'h6',
      'D-commander': 'c6',
      'D-lmg1': 'c6',
      'D-rifle1': 'd6',
      'D-rifle2': 'e7',
      'D-heavygun1': 'd7',
      'D-antitank1': 'e6',
      'D-mortar1': 'f7',
    },
    hulls: {
      'A-mtb1': {
        at: 'b5',
        weapons: ['hmg', 'lmg', 'cannon7'],
        nets: true,
        aboard: ['A-commander', 'A-lmg1', 'A-rifle1', 'A-rifle2'],
        fallen: ['A-rifle3'],
      },
      'A-landingcraft1': { at: 'd4', weapons: ['mortar'], aboard: ['A-tank1', 'A-lmg2'] },
      'A-tank1': {},
      'A-dinghy1': { at: 'e4', portable: true, aboard: ['A-rifle4'] },
      'A-dinghy2': { carrier: 'A-rifle6', portable: true },
      'B-launch1': {
        at: 'g4',
        damage: 2,
        facing: 'west',
        weapons: ['hmg'],
        aboard: ['B-rifle1', 'B-lmg1'],
      },
      'B-minisub1': { at: 'c2', aboard: ['B-rifle2'] },
      'D-picketboat1': { at: 'f5', damage: 1, weapons: ['hmg'], aboard: ['D-rifle3'] },
      'D-launch1': { at: 'h5', aboard: ['D-rifle4', 'D-lmg2'] },
    },
    more: {
      current: 'east',
      mines: {
        rows: [
          [2, 5],
          [2, 5],
          [3, 4],
          [2, 5],
        ],
        laid: ['d4', 'c3', 'b4', 'f3'],
        found: [true, false, false, false],
      },
      sailed: ['b5', 'd4', 'e4', 'g4', 'c2', 'f5', 'h5'],
    },
  }) as Scenario),
  id: 'close-quarters',
};

/** BT-8.1: a mine that is not found lies somewhere else; whom it is not shown to must not notice. */
function vary(state: State, viewer: Viewer, dice: Dice): State | undefined {
  if (viewer === SIDES[1]) return undefined;
  const { found, mines, sailed } = fleetOf(state);
  const hidden = mines.flatMap((at, mine) => (at >= 0 && !found[mine] ? [mine] : []));
  if (hidden.length === 0) return undefined;
  const mine = oneOf(hidden, dice);
  const free = mineSquares(state, mine).filter((square) => sailed[square] === 0);
  if (free.length === 0) return undefined;
  mines[mine] = oneOf(free, dice);
  return state;
}

conformance(pbiBoats, {
  scenarios: [AT_CLOSE_QUARTERS, ...pbiBoats.scenarios],
  games: 24,
  seed: 'pbi-boats',
  maxSteps: 3000,
  complete: true,
  every: 4,
  vary,
});
