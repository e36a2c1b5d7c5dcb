import { message, type Cited, type Part } from '@sandtable/kernel';
import {
  BARRAGES,
  FIGHTING_DICE,
  GAS_HITS,
  MORALE_BONUS,
  MORALE_HOLD,
  ROLLING_DEPTH,
  ROW_SQUARES,
  SHOCK_DICE,
  type Asset,
  type Order,
} from '../rules/tables.ts';

/** SB-9.1: what an asset is good for, by the figures of its rule. */
export function assetGain(asset: Asset): Cited {
  switch (asset) {
    case 'suppression':
      return gain('SB-8.1', asset, { squares: ROW_SQUARES, hits: BARRAGES.suppression.hits });
    case 'point':
      return gain('SB-8.2', asset, { markers: BARRAGES.point.markers });
    case 'rolling': {
      const { hits, markers } = BARRAGES.rolling;
      return gain('SB-8.3', asset, { squares: ROW_SQUARES, depth: ROLLING_DEPTH, hits, markers });
    }
    case 'gas':
      return gain('SB-8.4', asset, { squares: ROW_SQUARES, hits: GAS_HITS });
    case 'shock':
      return gain('SB-5.3', asset, { dice: SHOCK_DICE });
    case 'digIn':
      return gain('SB-9.3', asset);
  }
}

/** SB-9.2: what an order is good for. */
export function orderGain(order: Order): Cited {
  switch (order) {
    case 'fighting':
      return gain('SB-5.3', order, { dice: FIGHTING_DICE });
    case 'morale':
      return gain('SB-3.1', 'morale', { dice: -MORALE_BONUS });
    case 'hold':
      return gain('SB-3.1', 'morale', { dice: -MORALE_HOLD });
    case 'drive':
      return gain('SB-4.2', order);
  }
}

function gain(rule: string, key: string, parts?: Readonly<Record<string, Part>>): Cited {
  return { rule, message: message(`stakes.gain.${key}`, parts) };
}
