import { KERNEL_ENGLISH } from './english.ts';
import {
  mergeCatalogues,
  message,
  render,
  renderBriefly,
  type Catalogue,
  type Message,
  type Part,
} from './message.ts';
import { outlookMessage, type OutlookFigures } from './outlook.ts';
import { endedBy } from './ending.ts';
import type { CardWords, RuleCard } from './rulebook.ts';
import type { Button, Decision, GameEvent, Move, Outcome, Ruleset, Side } from './ruleset.ts';
import { POSITION, type Measured, type Scenario } from './scenario.ts';
import type { Problem } from './schema.ts';
import type { Stakes } from './stakes.ts';
import type { SideStanding, Standing } from './standing.ts';

/** A scenario as whoever chooses one reads it. */
export interface BattleWords {
  readonly title: string;
  /** Where and when. */
  readonly setting?: string;
  /** How long it takes and how hard it is, in a line. */
  readonly facts?: string;
}

/** Everything about one game in words: the kernel's, those of the client and those of the ruleset. */
export class Words {
  readonly ruleset: Ruleset;
  readonly #catalogue: Catalogue;

  /** @param own The texts of the client, such as its buttons. */
  constructor(ruleset: Ruleset, own: Catalogue) {
    this.ruleset = ruleset;
    this.#catalogue = mergeCatalogues(KERNEL_ENGLISH, own, ruleset.catalogue);
  }

  render(what: Message): string {
    return render(what, this.#catalogue);
  }

  /**
   * The gist of it, for a line that has little room, or where the rest is seen beside it.
   * @param most No more than so many of a list are told.
   */
  renderBriefly(what: Message, most?: number): string {
    return renderBriefly(what, this.#catalogue, most);
  }

  /** The text of a key, as it is written in the catalogue. */
  text(key: string, parts?: Readonly<Record<string, Part>>): string {
    return this.render(message(key, parts));
  }

  /** A word of the ruleset, such as a side or a kind of piece; as it is where it has no text. */
  word(group: string, name: string): string {
    const key = `${group}.${name}`;
    return Object.hasOwn(this.#catalogue.texts, key) ? this.text(key) : name;
  }

  /** A button that makes no move by itself. */
  button({ button, value }: Button): string {
    const key = `button.${button}`;
    if (!Object.hasOwn(this.#catalogue.texts, key)) return String(value ?? button);
    return this.text(key, value === undefined ? undefined : { value });
  }

  side(side: Side): string {
    return this.word('side', side);
  }

  /** The side as a heading or at the beginning of a list: “Attacker”, “Red”. */
  sideFirst(side: Side): string {
    return asSentence(this.side(side));
  }

  /** The side within a sentence: “the attacker”, but “Red”. */
  the(side: Side): string {
    return this.text('side.the', { side: this.side(side) });
  }

  /** The same at the beginning of a sentence. */
  theFirst(side: Side): string {
    return asSentence(this.the(side));
  }

  /** How a game came out, in one sentence. */
  result({ winner, scores, rule }: Outcome): string {
    const { sides } = this.ruleset;
    const how = endedBy(rule);
    if (how !== undefined && winner === undefined) return this.text(`outcome.${how}`);
    if (how !== undefined && winner !== undefined) {
      const loser = winner === sides[0] ? sides[1] : sides[0];
      const side = this.theFirst(loser);
      return this.text(`outcome.${how}`, { side, winner: this.the(winner) });
    }
    const order = sides[1] === winner ? sides.toReversed() : sides;
    const [more, less] = order.map((side) => scores[side]);
    if (winner === undefined) return this.text('outcome.draw', { more, less });
    return this.text('outcome.won', { side: this.theFirst(winner), more, less });
  }

  /** What ended a game by its rules, as a sentence; undefined where nothing has. */
  over([{ over }]: Standing): string | undefined {
    if (over === undefined) return undefined;
    return this.text('outcome.over', { reason: asSentence(this.render(over.message)) });
  }

  /**
   * What a scenario is called, where and when it is, and what to expect: in its own words, or in those of the catalogue for a
   * ready-made one. What somebody has made himself (`isOwn`, where a host says so) is not called like a ready-made one.
   */
  battle({ isOwn, ...scenario }: Scenario & { readonly isOwn?: true }): BattleWords {
    const { id, title, setting } = scenario;
    if (isOwn === true) {
      const isUnnamed = title === undefined && id === POSITION;
      if (isUnnamed) return { title: this.text('battle.own.untitled') };
      return { title: this.text('battle.own', { title: this.battle(scenario).title }) };
    }
    if (title !== undefined) return setting === undefined ? { title } : { title, setting };
    const key = `battle.${id}`;
    const has = (part: string): boolean => Object.hasOwn(this.#catalogue.texts, `${key}.${part}`);
    const about = setting ?? (has('setting') ? this.text(`${key}.setting`) : undefined);
    const facts = has('facts') ? this.text(`${key}.facts`) : undefined;
    return {
      title: has('title') ? this.text(`${key}.title`) : id,
      ...(about !== undefined && { setting: about }),
      ...(facts !== undefined && { facts }),
    };
  }

  /** A rule as a player reads it. */
  card({ id, ruling, option }: RuleCard): CardWords {
    const part = (name: keyof CardWords): string => this.text(`rule.${id}.${name}`);
    return {
      title: part('title'),
      text: part('text'),
      ...(ruling && { ruling: part('ruling') }),
      ...(option && { option: part('option') }),
    };
  }

  /** How a side stands, in one line. */
  standing({ side, now }: SideStanding): string {
    const lines = now.map((line) => this.render(line.message)).join('; ');
    return this.text('standing.side', { side: this.sideFirst(side), now: lines });
  }

  /** What a move brings, costs and risks, and that it stands, in one line; empty where there is nothing to say. */
  stakes({ gains = [], costs, risks, sums = [] }: Stakes, stands = false): string {
    const all = [
      ...sums.map(({ what, total }) => this.text('stakes.sum', { what, total })),
      ...[...gains, ...costs, ...risks].map((line) => this.render(line.message)),
    ];
    if (stands) all.push(this.text('stakes.stands'));
    return all.join(this.text('stakes.joint'));
  }

  /** What an outlook comes to, in one line: for all its pieces, or for those on one. */
  outlook(figures: OutlookFigures, on?: Part): string {
    return this.render(outlookMessage(figures, on));
  }

  /** What the sides' chances in a scenario were measured to be; undefined where nobody has. */
  balance({ measured }: Scenario): string | undefined {
    if (measured === undefined) return undefined;
    const { players, wins, draws } = measured;
    const { sides } = this.ruleset;
    const games = sides.reduce((sum, side) => sum + wins[side], draws);
    const [first, second] = sides;
    const [firstShare, secondShare, drawn] = this.shares(measured);
    return this.text('balance.measured', {
      games,
      players: this.measuredBy(players),
      first: this.the(first),
      firstShare,
      second: this.the(second),
      secondShare,
      drawn,
    });
  }

  /** Those who played, as an app calls them under `measured.<name>`; and how many play-outs they had, where that is in their name. */
  measuredBy(players: string): string {
    const [, name = players, playOuts] = /^(.*)@(\d+)$/.exec(players) ?? [];
    const who = this.word('measured', name);
    return playOuts === undefined ? who : this.text('balance.playOuts', { who, playOuts });
  }

  /** Of a hundred games: those that the first side wins, those of the second, and those drawn. */
  shares({ wins, draws }: Measured): readonly [first: number, second: number, drawn: number] {
    const [first, second] = this.ruleset.sides;
    const [firstShare, secondShare, drawn] = percentages([wins[first], wins[second], draws]);
    return [firstShare, secondShare, drawn];
  }

  /** A decision of which no event tells, in one line. */
  decided(side: Side, decision: Message | 'hidden'): string {
    if (decision === 'hidden') return this.text('told.hidden', { side: this.theFirst(side) });
    return this.text('told.decided', { side: this.sideFirst(side), move: decision });
  }

  /** What is asked, from the view of the side that is asked. */
  question(view: object, decision: Decision): string {
    return asSentence(this.render(this.ruleset.ask(view, decision)));
  }

  /** A move as a line of a list, from the view of whoever reads it. */
  choice(view: object, move: Move): string {
    return asSentence(this.render(this.ruleset.label(view, move)));
  }

  /** The same where the board beside it shows the place. */
  choiceBriefly(view: object, move: Move): string {
    return asSentence(this.renderBriefly(this.ruleset.label(view, move)));
  }

  /** An event as a sentence. */
  tell(event: GameEvent): string {
    return asSentence(this.render(this.ruleset.tell(event)));
  }

  /**
   * An event as a sentence, where its dice are drawn beside it: what came of them, without their faces.
   * @param most Where there is little room, no more than so many of a list are told.
   */
  tellBriefly(event: GameEvent, most?: number): string {
    return asSentence(this.renderBriefly(this.ruleset.tell(event), most));
  }
}

/** Whole percentages that add up to 100: those that lose most by rounding down are rounded up. */
function percentages(parts: readonly number[]): number[] {
  const all = parts.reduce((sum, part) => sum + part, 0);
  if (all === 0) return parts.map(() => 0);
  const down = parts.map((part) => Math.floor((100 * part) / all));
  const missing = 100 - down.reduce((sum, part) => sum + part, 0);
  const rests = parts.map((part, i) => ({ i, rest: (100 * part) % all }));
  const up = rests.toSorted((a, b) => b.rest - a.rest).slice(0, missing);
  return down.map((part, i) => (up.some((each) => each.i === i) ? part + 1 : part));
}

/** The same words with a capital letter at the beginning; a square, such as c4, is called so everywhere. */
export function asSentence(words: string): string {
  if (/^[a-z]\d/.test(words)) return words;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Problems in words, each with the path of what is wrong. */
export function problemTexts(
  problems: readonly Problem[],
  catalogue: Catalogue,
): { readonly path: string; readonly message: string }[] {
  return problems.map(({ path, message: what }) => ({ path, message: render(what, catalogue) }));
}

/** Each problem in a line: `steps[3]: …`. */
export function describeProblems(problems: readonly Problem[], catalogue: Catalogue): string[] {
  return problemTexts(problems, catalogue).map(({ path, message: what }) =>
    path === '' ? what : `${path}: ${what}`,
  );
}
