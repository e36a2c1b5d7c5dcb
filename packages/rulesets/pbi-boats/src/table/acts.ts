import type { Acts } from '@sandtable/kernel';
import type { OwnName } from '@sandtable/pbi/extending';

/** What boats, and those who are aboard or swim, are seen to do. */
export const ACTS: Acts<OwnName> = {
  'boats:go': 'move',
  'boats:swim': 'move',
  'boats:haul': 'move',
  'boats:land': 'move',
  'boats:landAll': 'move',
  'boats:landSome': 'move',
  'boats:embark': 'move',
  'boats:embarkAll': 'move',
  'boats:embarkSome': 'move',
  'boats:change': 'move',
  'boats:changeAll': 'move',
  'boats:changeSome': 'move',
  'boats:lift': 'move',
  'boats:flee': 'move',
  'boats:enter': 'move',
  'boats:arrive': 'move',
  'boats:aim': 'shoot',
  'boats:shoot': 'shoot',
  'boats:everybody': 'shoot',
  'boats:gun': 'shoot',
  'boats:fire': 'shoot',
  'boats:board': 'assault',
  'boats:storm': 'assault',
};
