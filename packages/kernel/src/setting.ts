/**
 * Where a state or a view keeps what never changes in its match and is known to all: board, map, roster, orders
 * of battle. It follows from the scenario, all copies share it, and it is no part of the JSON: neither of
 * what is saved nor of what is sent.
 */
export const SETTING: unique symbol = Symbol('setting');
