/**
 * Text that has not been put into a language yet: a key of a catalogue and what goes into its gaps.
 * Everything a player reads (questions, log lines, refusals, problems) travels as a message.
 */
export interface Message {
  readonly key: string;
  readonly with?: Readonly<Record<string, Part>>;
}

export type Part = string | number | Message | readonly Part[];

/** The words of one language. */
export interface Catalogue {
  /** A BCP 47 tag, such as `en`. */
  readonly language: string;
  /**
   * Templates by key. `{name}` is replaced by that part; `{name:one|many}` picks a form by number,
   * with `#` standing for the number itself. What stands in `[[…]]` is left out where it is seen beside
   * the words, such as dice and why there were so many, or where there is only room for the gist.
   */
  readonly texts: Readonly<Record<string, string>>;
  /** Which of the forms in `{name:…|…}` a number takes. */
  form(count: number): number;
}

/** A message with its parts; `message('event.fell', { square: 'c4' })`. */
export function message(key: string, parts?: Readonly<Record<string, Part>>): Message {
  return parts === undefined ? { key } : { key, with: parts };
}

/** A message in words. A key that no catalogue has is shown as it is, so that it is seen and mended. */
export function render(text: Message, catalogue: Catalogue): string {
  return rendered(text, catalogue, '$1', Infinity);
}

/**
 * The same without what is seen beside it.
 * @param most Of longer lists only the first are named, and how many more there are.
 */
export function renderBriefly(text: Message, catalogue: Catalogue, most = Infinity): string {
  return rendered(text, catalogue, '', most);
}

function rendered(text: Message, catalogue: Catalogue, aside: string, most: number): string {
  if (!Object.hasOwn(catalogue.texts, text.key)) return text.key;
  return catalogue.texts[text.key]
    .replaceAll(/\[\[(.*?)\]\]/g, aside)
    .replaceAll(/\{(\w+)(?::([^}]*))?\}/g, (gap, name: string, forms?: string) => {
      if (text.with === undefined || !Object.hasOwn(text.with, name)) return gap;
      const part = text.with[name];
      if (forms === undefined) return renderPart(part, catalogue, most);
      const choices = forms.split('|');
      const count = Number(part);
      return choices[Math.min(catalogue.form(count), choices.length - 1)].replace(
        '#',
        String(count),
      );
    });
}

function renderPart(part: Part, catalogue: Catalogue, most = Infinity): string {
  if (typeof part === 'string') return part;
  if (typeof part === 'number') return String(part);
  if ('key' in part) return render(part, catalogue);
  const words = part.map((item) => renderPart(item, catalogue));
  if (words.length > most) {
    const count = words.length - most + 1;
    words.splice(most - 1, count, render(message('list.more', { count }), catalogue));
  }
  if (words.length < 2) return words.join('');
  const joint = catalogue.texts['list.joint'] ?? ', ';
  const last = catalogue.texts['list.last'] ?? joint;
  return words.slice(0, -1).join(joint) + last + words[words.length - 1];
}

/** One catalogue out of several of the same language; later ones win. */
export function mergeCatalogues(first: Catalogue, ...others: readonly Catalogue[]): Catalogue {
  const texts = Object.assign({}, first.texts, ...others.map((other) => other.texts)) as Record<
    string,
    string
  >;
  return { language: first.language, texts, form: (count) => first.form(count) };
}
