import { expect, test } from 'vitest';
import { LISTED } from '../src/scenarios/listed.ts';
import { loadScenario } from '../src/scenarios/loadScenario.ts';
import { allScenarios } from '../src/scenarios/scenarios.ts';

test('what is listed is what there is, and each is loaded as it is', async () => {
  const scenarios = allScenarios();
  expect(LISTED).toEqual(
    scenarios.map(({ format, ruleset, id, measured }) => ({
      format,
      ruleset,
      id,
      ...(measured && { measured }),
    })),
  );
  expect(await Promise.all(LISTED.map(({ id }) => loadScenario(id)))).toEqual(scenarios);
});
