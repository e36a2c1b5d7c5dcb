import { BaseSequencer, type TestSequencerConstructor, type TestSpecification } from 'vitest/node';

/**
 * Begins with the test files whose names match, in this order: one that takes a minute and begins last
 * keeps the other cores waiting. By itself vitest knows that only where it has run before.
 */
export function longFirst(...long: readonly RegExp[]): TestSequencerConstructor {
  const rankOf = ({ moduleId }: TestSpecification): number => {
    const rank = long.findIndex((name) => name.test(moduleId));
    return rank < 0 ? long.length : rank;
  };
  return class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      const sorted = await super.sort(files);
      return sorted.toSorted((one, other) => rankOf(one) - rankOf(other));
    }
  };
}
