type Loose = Readonly<Record<string, unknown>>;

/**
 * A position as an earlier release wrote it, in the present form. Version 1 of the rules knew how much of
 * a move an HQ had used, but not the way that it had gone, and whom a Command had bombarded, but not with
 * which guns: neither can be made up afterwards, and both are forgotten with the turn. In a free game the
 * edge of the guest stood in the frame of the deployment. Takes anything at all: what it is is found out later.
 */
export function presentForm(scenario: unknown): unknown {
  const { position } = loose(scenario);
  const { stack } = loose(position);
  if (!Array.isArray(stack)) return scenario;
  const { used: _, bombarded, trails, ...kept } = loose(position);
  const isOld = Array.isArray(bombarded) && bombarded.every((each) => typeof each === 'string');
  return {
    ...loose(scenario),
    position: {
      ...kept,
      ...(bombarded !== undefined && { bombarded: isOld ? [] : bombarded }),
      ...(trails !== undefined && { trails: presentTrails(trails) }),
      stack: stack.map(presentFrame),
    },
  };
}

/** Version 2 did not write down whether an HQ had ended its way in column. */
function presentTrails(trails: unknown): unknown {
  if (typeof trails !== 'object' || trails === null) return trails;
  return Object.fromEntries(
    Object.entries(trails as Loose).map(([command, trail]) => [
      command,
      typeof trail === 'object' && trail !== null
        ? { ...trail, ...missing(trail, 'column') }
        : trail,
    ]),
  );
}

function presentFrame(frame: unknown): unknown {
  const { type } = loose(frame);
  if (type !== 'deploy') return frame;
  const { edge: _, ...rest } = loose(frame);
  return rest;
}

/** A field that is not so, where it is missing; otherwise nothing, so that fields keep their order. */
function missing(value: object, field: string): Loose {
  return field in value ? {} : { [field]: false };
}

function loose(value: unknown): Loose {
  return typeof value === 'object' && value !== null ? (value as Loose) : {};
}
