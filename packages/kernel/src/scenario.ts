/**
 * A position to play from, as JSON. Each ruleset adds its own fields and publishes a schema for the
 * whole. A scenario may stand in the middle of a game.
 */
export interface Scenario {
  readonly format: 1;
  readonly ruleset: string;
  readonly id: string;
  readonly title: string;
  /** Where and when, in a few sentences. */
  readonly setting?: string;
}
