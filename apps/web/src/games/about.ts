import { ABOUT as BROWNING } from '@sandtable/browning/about';
import { ABOUT as PBI } from '@sandtable/pbi/about';
import { ABOUT as PBI_BOATS } from '@sandtable/pbi-boats/about';
import { ABOUT as PUB_BATTLES } from '@sandtable/pub-battles/about';
import { ABOUT as SQUARE_BASHING } from '@sandtable/square-bashing/about';

/** What a game is about, in a few words. */
export interface About {
  readonly title: string;
  readonly about: string;
  readonly facts: string;
}

const TEXTS: Readonly<Record<string, Readonly<Record<`ruleset.${keyof About}`, string>>>> = {
  pbi: PBI,
  browning: BROWNING,
  'pub-battles': PUB_BATTLES,
  'square-bashing': SQUARE_BASHING,
  'pbi-boats': PBI_BOATS,
};

/** A game in a few words, known before anything else of it is loaded; just its name where it has none. */
export function aboutGame(id: string): About {
  if (!Object.hasOwn(TEXTS, id)) return { title: id, about: '', facts: '' };
  const { 'ruleset.title': title, 'ruleset.about': about, 'ruleset.facts': facts } = TEXTS[id];
  return { title, about, facts };
}
