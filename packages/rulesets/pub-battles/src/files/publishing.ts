import { SETTING, type Scenario } from '@sandtable/kernel';
import { armyFrom, fieldFrom } from './muster.ts';
import type { CommandEntry, PubScenario } from './scenarioFile.ts';
import type { View } from '../secrets/view.ts';
import { publishedOf, type Published } from '../state/setting.ts';

/**
 * What everybody may know of a scenario: its map, its orders of battle, its rates and lines; not who stands where,
 * who is in reserve, who could, nor how far it has gone. PB-12.8: in a free game nobody's orders of battle either.
 */
export function published(scenario: Scenario): Scenario {
  const { position: _, knobs: __, commands, detachments, ...file } = scenario as PubScenario;
  const isFree = file.free !== undefined;
  return {
    ...file,
    commands: isFree ? [] : commands.map(ordersOf),
    ...(detachments !== undefined &&
      !isFree && { detachments: detachments.map(({ side, name }) => ({ side, name })) }),
  } as Scenario;
}

function ordersOf({ hq: _, pieces, ...command }: CommandEntry): CommandEntry {
  return {
    ...command,
    pieces: pieces.map(({ name, kind, steadfast }) => ({
      name,
      kind,
      ...(steadfast !== undefined && { steadfast }),
    })),
  };
}

const known = new WeakMap<Scenario, Published>();

/** A view that came as JSON, with the map and the public orders of battle; worked out once a scenario. */
export function furnish(view: object, scenario: Scenario): View {
  let setting = known.get(scenario);
  if (setting === undefined) {
    const file = scenario as PubScenario;
    setting = publishedOf(fieldFrom(file), armyFrom(file).army);
    known.set(scenario, setting);
  }
  return { ...view, [SETTING]: setting } as View;
}
