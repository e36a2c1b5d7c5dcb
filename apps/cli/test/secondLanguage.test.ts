// A second language is a catalogue with the same keys: no English of a ruleset comes from anywhere else.
import { Match, type Catalogue, type Ruleset } from '@sandtable/kernel';
import { describe, expect, test } from 'vitest';
import { drawList } from '../src/drawing/army.ts';
import { drawScene } from '../src/drawing/board.ts';
import { drawStanding } from '../src/drawing/standing.ts';
import { CLI_ENGLISH } from '../src/english.ts';
import { RULESETS } from '../src/rulesets.ts';
import { ruleText, wordsOf } from '../src/words.ts';

const STEPS = 120;

/** Each letter of every text as one of another script; the gaps stay where they are. */
function foreign({ texts, ...rest }: Catalogue): Catalogue {
  const other = (text: string): string =>
    text.replaceAll(/\{(\w+)(:[^}]*)?\}|[A-Za-z]/g, (found, name?: string, forms?: string) => {
      if (name === undefined) return 'ж';
      return forms === undefined ? found : `{${name}${forms.replaceAll(/[A-Za-z]/g, 'ж')}}`;
    });
  const all = Object.entries(texts).map(([key, text]) => [key, other(text)] as const);
  return { ...rest, language: 'xx', texts: Object.fromEntries(all) };
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[a-z’]{3,}/g) ?? [];
}

/** The words that only the ruleset's catalogue has: not the program's own, and no name of a scenario. */
function vocabularyOf(ruleset: Ruleset): Set<string> {
  const gaps = /\{\w+(:|\})/g;
  const own = Object.values(ruleset.catalogue.texts).join(' ').replaceAll(gaps, ' ');
  const others = [...Object.values(CLI_ENGLISH.texts), JSON.stringify(ruleset.scenarios)].join(' ');
  const options = ruleset.options.flatMap(({ id, values }) => [id, ...values.map(String)]);
  const lists = (ruleset.muster?.lists ?? []).map(({ id }) => id);
  const ids = [...options, ...lists].join(' ');
  const known = new Set(wordsIn(`${others} ${ids}`));
  return new Set(wordsIn(own).filter((word) => !known.has(word)));
}

/** What the terminal program shows of a game, page by page. */
function* pagesOf(ruleset: Ruleset): Generator<string> {
  const words = wordsOf(ruleset);
  for (const card of ruleset.rulebook) yield `${words.card(card).title} ${ruleText(words, card)}`;
  for (const list of ruleset.muster?.lists ?? []) yield drawList(list, words);
  for (const scenario of ruleset.scenarios) {
    const { title, setting = '' } = words.battle(scenario);
    yield `${title} ${setting} ${words.balance(scenario) ?? ''}`;
    const started = Match.start(ruleset, scenario, {}, { kind: 'seeded', seed: 'words' });
    if (!started.ok) throw new Error('the scenario is refused');
    const match = started.value;
    for (let step = 0; step < STEPS; step++) {
      const [decision] = match.pending.decisions;
      if (decision === undefined) break;
      const { side } = decision;
      const view = match.view(side);
      if (step % 20 === 0) {
        yield drawScene(ruleset.scene(view), words);
        yield drawStanding(ruleset.standing(view), words);
        for (const move of match.moves(side)) {
          yield words.render(ruleset.label(view, move));
          yield words.stakes(ruleset.stakes(match.state, side, move));
        }
      }
      yield words.render(ruleset.ask(view, decision));
      match.play(side, ruleset.fallback(match.state, side));
      for (const event of match.events(step, side)) yield words.tell(event);
    }
  }
}

describe.each(RULESETS.map((ruleset) => [ruleset.id, ruleset] as const))('%s', (_id, ruleset) => {
  test('no English word of a ruleset reaches a page in another language', () => {
    const vocabulary = vocabularyOf(ruleset);
    const english = [...pagesOf(ruleset)].flatMap(wordsIn).filter((word) => vocabulary.has(word));
    expect(new Set(english).size).toBeGreaterThan(100);
    const translated: Ruleset = { ...ruleset, catalogue: foreign(ruleset.catalogue) };
    const left = [...pagesOf(translated)].flatMap(wordsIn).filter((word) => vocabulary.has(word));
    expect([...new Set(left)]).toEqual([]);
  });
});
