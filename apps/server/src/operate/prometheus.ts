// As much of Prometheus' text form as a host needs: https://prometheus.io/docs/instrumenting/exposition_formats/

/** Something that is measured. */
interface Measure {
  lines(): string[];
}

function head(name: string, help: string, type: string): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`];
}

/** Only grows; for each value of one label where it has one. */
export class Counter implements Measure {
  readonly #name: string;
  readonly #help: string;
  readonly #label: string | undefined;
  readonly #sums = new Map<string, number>();

  constructor(name: string, help: string, label?: string) {
    this.#name = name;
    this.#help = help;
    this.#label = label;
    if (label === undefined) this.#sums.set('', 0);
  }

  /** @param value Of the label: one of a few that are known, never what somebody has sent. */
  add(value = ''): void {
    this.#sums.set(value, (this.#sums.get(value) ?? 0) + 1);
  }

  lines(): string[] {
    const lines = [...this.#sums].map(([value, sum]) =>
      this.#label === undefined
        ? `${this.#name} ${sum}`
        : `${this.#name}{${this.#label}="${value}"} ${sum}`,
    );
    return [...head(this.#name, this.#help, 'counter'), ...lines];
  }
}

/** Read when somebody wants to know. */
export class Gauge implements Measure {
  readonly #name: string;
  readonly #help: string;
  readonly #read: () => number;
  readonly #type: 'gauge' | 'counter';

  /** @param type A counter is one that somebody else counts. */
  constructor(name: string, help: string, read: () => number, type: 'gauge' | 'counter' = 'gauge') {
    this.#name = name;
    this.#help = help;
    this.#read = read;
    this.#type = type;
  }

  lines(): string[] {
    return [...head(this.#name, this.#help, this.#type), `${this.#name} ${this.#read()}`];
  }
}

/** How long something takes, in seconds; for each value of one label. */
export class Histogram implements Measure {
  readonly #name: string;
  readonly #help: string;
  readonly #label: string;
  readonly #rows = new Map<string, { counts: number[]; sum: number; count: number }>();

  constructor(name: string, help: string, label: string) {
    this.#name = name;
    this.#help = help;
    this.#label = label;
  }

  observe(value: string, seconds: number): void {
    let row = this.#rows.get(value);
    if (row === undefined) {
      this.#rows.set(value, (row = { counts: BOUNDS.map(() => 0), sum: 0, count: 0 }));
    }
    row.sum += seconds;
    row.count++;
    for (let i = BOUNDS.length - 1; i >= 0 && seconds <= BOUNDS[i]; i--) row.counts[i]++;
  }

  lines(): string[] {
    const name = this.#name;
    const lines = [...this.#rows].flatMap(([value, { counts, sum, count }]) => {
      const label = `${this.#label}="${value}"`;
      return [
        ...BOUNDS.map((bound, i) => `${name}_bucket{${label},le="${bound}"} ${counts[i]}`),
        `${name}_bucket{${label},le="+Inf"} ${count}`,
        `${name}_sum{${label}} ${sum}`,
        `${name}_count{${label}} ${count}`,
      ];
    });
    return [...head(name, this.#help, 'histogram'), ...lines];
  }
}

const BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export function exposition(measures: readonly Measure[]): string {
  return `${measures.flatMap((each) => each.lines()).join('\n')}\n`;
}
