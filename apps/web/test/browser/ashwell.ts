// The teaching battle of Pub Battles in positions in which it is known what can be done.
import type { Scenario } from '@sandtable/kernel';
import { pubBattles, type PubScenario } from '@sandtable/pub-battles';

type Position = NonNullable<PubScenario['position']>;

/** Harcourt's Command, Red's, has its move; where pieces stand otherwise than usual is told. */
export function ashwell(
  places: Readonly<Record<string, readonly [number, number, number]>> = {},
  change: Partial<Position> = {},
): Scenario {
  const [battle] = pubBattles.scenarios;
  const begun = pubBattles.setup(battle, {});
  if (!begun.ok) throw new Error('the teaching battle cannot be played');
  const scenario = pubBattles.position(begun.value) as PubScenario & { position: Position };
  const position: Position = {
    ...scenario.position,
    pieces: scenario.position.pieces.map((piece) => {
      if (!Object.hasOwn(places, piece.name)) return piece;
      const [x, y, facing] = places[piece.name];
      return { ...piece, place: 'map', at: [x, y], facing };
    }),
    pool: ['Vane'],
    stack: [{ type: 'draw' }, { type: 'order', command: 'Harcourt', waiting: [], inRange: null }],
    ...change,
  };
  return { ...scenario, position } as Scenario;
}

/** First Foot faces the Third over open ground, half a move away. Nobody moves after Harcourt. */
export function ashwellInReach(): Scenario {
  return ashwell(
    { 'First Foot': [5600, 2900, 90], 'Third Foot': [7600, 2900, 270], Harcourt: [4300, 3300, 90] },
    { pool: [] },
  );
}

/** The numbers of the blocks of the teaching battle, by their names; those in reserve have none here. */
export function blocksOfAshwell(): Readonly<Record<string, string>> {
  const start = pubBattles.setup(ashwell(), {});
  if (!start.ok) throw new Error('the teaching battle cannot be played');
  const { position } = pubBattles.position(start.value) as PubScenario & { position: Position };
  const { pieces } = pubBattles.scene(pubBattles.view(start.value, 'red'));
  return Object.fromEntries(
    position.pieces.flatMap(({ name, at }) => {
      const block = pieces.find((each) => each.at.x === at?.[0] && each.at.y === at?.[1]);
      return block === undefined ? [] : [[name, block.id]];
    }),
  );
}
