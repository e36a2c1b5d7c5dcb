import { parseArgs } from 'node:util';
import type { OptionValues, Ruleset } from '@sandtable/kernel';
import { UsageError } from './errors.ts';
import { alternatives, text } from './words.ts';

/** An option of a command. Where `value` is set it takes one, and is shown so in the help. */
export interface Flag {
  readonly value?: string;
  readonly multiple?: boolean;
  /** One letter that means the same. */
  readonly short?: string;
}

/** What every command takes besides its own. */
export const COMMON_FLAGS: Readonly<Record<string, Flag>> = {
  help: { short: 'h' },
  version: {},
};

/** One command of the program. Its texts are in the catalogue under `command.<name>`. */
export interface Command {
  /** One or two words. */
  readonly name: string;
  /** As shown in the help: `FILE`, `[RULESET]` where it may be left out, `FILE...` for several. */
  readonly operands: readonly string[];
  readonly flags: Readonly<Record<string, Flag>>;
  /** Gives the exit code. */
  run(given: Arguments): number | Promise<number>;
}

type Values = Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>;

/** What was given to a command, checked against what it takes. */
export class Arguments {
  readonly operands: readonly string[];
  readonly #values: Values;

  private constructor(operands: readonly string[], values: Values) {
    this.operands = operands;
    this.#values = values;
  }

  static parse(command: Command, args: readonly string[]): Arguments {
    const flags = Object.entries({ ...command.flags, ...COMMON_FLAGS });
    const options = Object.fromEntries(
      flags.map(([name, flag]: [string, Flag]) => [
        name,
        {
          type: flag.value === undefined ? 'boolean' : 'string',
          multiple: flag.multiple ?? false,
          ...(flag.short !== undefined && { short: flag.short }),
        } as const,
      ]),
    );
    try {
      const { values, positionals } = parseArgs({
        args: withNumbers(args, options),
        options,
        allowPositionals: true,
      });
      const asked = Object.keys(COMMON_FLAGS).some((name) => values[name] === true);
      if (!asked) checkOperands(command, positionals);
      return new Arguments(positionals, values);
    } catch (error) {
      if (error instanceof UsageError || !(error instanceof TypeError)) throw error;
      // Node explains at length; its first sentence says it all.
      throw new UsageError(error.message.split(/\.\s|\n/)[0].replace(/\.$/, ''));
    }
  }

  flag(name: string): boolean {
    return this.#values[name] === true;
  }

  text(name: string): string | undefined {
    const value = this.#values[name];
    return typeof value === 'string' ? value : undefined;
  }

  list(name: string): string[] {
    const value = this.#values[name];
    return Array.isArray(value) ? value.map(String) : [];
  }

  /** A whole number in these bounds. */
  number(name: string, least: number, most: number): number | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    const number = Number(value);
    if (/^\d+$/.test(value) && number >= least && number <= most) return number;
    throw new UsageError(text('error.number', { name, value, least, most }));
  }

  /** `--option name=value`, as often as it was given. */
  options(ruleset: Ruleset): OptionValues {
    return Object.fromEntries(this.list('option').map((given) => optionOf(ruleset, given)));
  }
}

/**
 * What follows an option and is a negative number is its value, for us to refuse if it is none that it can have: Node takes it for
 * an option itself, and gives up.
 */
function withNumbers(
  args: readonly string[],
  options: Readonly<Record<string, { readonly type: 'boolean' | 'string' }>>,
): string[] {
  const joined: string[] = [];
  for (const arg of args) {
    const [before = ''] = joined.slice(-1);
    const name = before.startsWith('--') ? before.slice(2) : '';
    const takesValue = Object.hasOwn(options, name) && options[name].type === 'string';
    if (takesValue && !joined.includes('--') && arg.startsWith('-') && arg !== '-') {
      if (!/^-[\d.]/v.test(arg)) throw new UsageError(text('error.dash', { name, found: arg }));
      joined[joined.length - 1] = `${before}=${arg}`;
    } else {
      joined.push(arg);
    }
  }
  return joined;
}

function optionOf(ruleset: Ruleset, given: string): [string, boolean | string] {
  const [id, ...rest] = given.split('=');
  const option = ruleset.options.find((each) => each.id === id);
  if (option === undefined) {
    const known = ruleset.options.map((each) => each.id);
    throw new UsageError(text(known.length > 0 ? 'error.option' : 'error.options', { id, known }));
  }
  const wanted = rest.join('=');
  const value = option.values.find((each) => String(each) === wanted);
  if (value !== undefined) return [id, value];
  const values = alternatives(option.values.map(String));
  throw new UsageError(text('error.optionValue', { id, value: wanted, values }));
}

function checkOperands({ name, operands }: Command, given: readonly string[]): void {
  const needed = operands.filter((operand) => !operand.startsWith('['));
  if (given.length < needed.length) {
    const operand = alternatives(needed[given.length].replace('...', '').split('|'));
    throw new UsageError(text('error.operandMissing', { name, operand }));
  }
  const many = operands.at(-1)?.includes('...') ?? false;
  if (given.length > operands.length && !many) {
    throw new UsageError(text('error.operandExtra', { name, found: given[operands.length] }));
  }
}
