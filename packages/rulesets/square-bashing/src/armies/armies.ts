import type { Asset, Grade, Kind, Quality } from '../rules/tables.ts';
import armies from './armies.json' with { type: 'json' };

/** A list of what an army has at the most; its name is in the catalogue, as `army.<id>`. */
export interface Army {
  readonly id: string;
  readonly infantry: Readonly<Partial<Record<Quality, number>>>;
  readonly cavalry?: Readonly<Partial<Record<Quality, number>>>;
  readonly mg?: number;
  readonly gun?: number;
  readonly mortar?: number;
  readonly heavyTank?: number;
  /** SB-8.5: the quality of its artillery. */
  readonly artillery: Grade;
  /** SB-9.2: the quality of its higher command. */
  readonly command: Grade;
  readonly assets: Readonly<Partial<Record<Asset, number>>>;
}

/** The kinds that a list counts without their quality. */
export const MODELS = ['mg', 'gun', 'mortar', 'heavyTank'] as const satisfies readonly Kind[];

export const ARMIES = armies as readonly Army[];
