import { pbi } from '@sandtable/pbi';
import { odds } from '@sandtable/lab';
import { describe, expect, test } from 'vitest';
import { text } from '../../src/words/words.ts';
import {
  begin,
  clickAt,
  coveredSquares,
  ended,
  forMe,
  letComputerAnswer,
  letComputerFinish,
  middleOf,
  newGame,
  playOn,
  question,
} from './person.ts';
import { FIREFIGHT } from './positions.ts';
import { openPage } from './stage.ts';
import { button, note, shareTable } from './tabletop.ts';

/** A game has a hundred decisions and more. */
const LONG = { timeout: 150_000 };

test('a whole game against the computer, from the front page to the result', LONG, async () => {
  const page = await openPage();
  await newGame(page).click();
  await page.getByRole('radio', { name: 'The Crossroads' }).check();
  await begin(page);
  expect(await question(page)).toMatch(/^Attacker Where does .* start\? QS-2/);
  // Twenty groups are put in their places one by one: the computer does it in a moment.
  await letComputerAnswer(page);
  // It goes on on the board, through shots and answers to them; the computer plays what is left.
  expect(await playOn(page, 60)).toBe('asked');
  await letComputerFinish(page);
  const result = await ended(page).getByRole('heading').innerText();
  expect(result).not.toBe('');
  expect(await forMe(page).count()).toBe(0);

  await page.getByRole('link', { name: text('play.over.games') }).click();
  const finished = page.getByRole('region', { name: text('front.finished') });
  await finished.getByRole('heading', { name: 'The Crossroads' }).waitFor();
  expect(await page.getByRole('region', { name: text('front.continue') }).count()).toBe(0);
  await finished.getByRole('link', { name: text('front.watch') }).click();
  await page.getByText(result).first().waitFor();
});

describe('in a firefight', () => {
  const firefight = shareTable(FIREFIGHT);

  test('what a move costs, what it risks and whether it stands is said before it is made', async () => {
    const page = await firefight();
    const { x, y } = await middleOf(page, 'square:c3');
    await page.mouse.move(x, y);
    await note(page).getByText('1 AP each · c4 may shoot, on 4+: 2 dice').waitFor();
    const step = button(page, 'Move from c2 to c3');
    await expect
      .poll(() => step.getAttribute('aria-description'))
      .toMatch(/^1 AP each · c4 may shoot/);
    await step.click();
    expect(await button(page, 'With rifle group A1').getAttribute('aria-description')).toBe('1 AP');

    await page.getByRole('button', { name: text('play.undo') }).click();
    await step.waitFor();
    await clickAt(page, 'square:c4');
    const aim = button(page, 'Shoot from c2 at c4');
    expect(await aim.getAttribute('aria-description')).toBe('1 AP a shot');
    await aim.click();
    const fire = button(page, 'Everybody fires all they can');
    expect(await fire.getAttribute('aria-description')).toBe('6 AP · cannot be taken back');
  });

  test('pointing at what is not allowed says why, and shows the rule', async () => {
    const page = await firefight();
    const asked = await question(page);
    expect(await coveredSquares(page)).toEqual([]);
    await clickAt(page, 'square:h8');
    const refused = page.getByRole('alert');
    expect(await refused.innerText()).toMatch(/^Not possible: .+ QS-[\d.]+$/);
    expect(await question(page)).toBe(asked);

    const rule = refused.getByRole('button');
    const id = await rule.innerText();
    await rule.click();
    const card = page.getByRole('dialog');
    await card.getByRole('heading', { name: id }).waitFor();
    await card.getByRole('button', { name: text('app.close') }).click();
    await card.waitFor({ state: 'detached' });
    await rule.click();
    await page.keyboard.press('Escape');
    await card.waitFor({ state: 'detached' });
    expect(await refused.isVisible()).toBe(true);
    // What is allowed afterwards takes the refusal away; and is kept when the next one comes.
    await clickAt(page, 'square:c4');
    await refused.waitFor({ state: 'detached' });
    await clickAt(page, 'square:h8');
    await refused.waitFor();
    expect(await page.getByRole('button', { name: 'Shoot from c2 at c4' }).isVisible()).toBe(true);
  });

  test('a target shows the odds of shooting at it, and then the shot is fired', async () => {
    const opening = pbi.setup(FIREFIGHT, {});
    if (!opening.ok) throw new Error('the position is refused');
    const move = { type: 'aim', from: 'c2', to: 'c4' } as const;
    const found = odds(pbi, opening.value, 'attacker', move);
    if (found === undefined) throw new Error('no odds');

    const page = await firefight();
    await clickAt(page, 'square:c4');
    const chart = page.getByRole('figure').first();
    const [{ expected, distribution }] = Object.values(found.measures);
    expect(await chart.locator('figcaption').innerText()).toContain(expected.toFixed(2));
    const bars = await chart.getByRole('listitem').allTextContents();
    expect(bars).toHaveLength(distribution.length);
    for (const bar of bars) expect(bar).toMatch(/^\d+: [<>]?\d+ %/);

    await page.getByRole('button', { name: 'Shoot from c2 at c4' }).click();
    expect(await question(page)).toContain('Who in c2 shoots at c4');
    await page.getByRole('button', { name: 'Everybody fires all they can' }).click();
    const log = page.getByRole('log');
    await log.getByText(/shoot from c2 at c4/).waitFor();
    expect(await page.getByRole('region', { name: text('play.rolls') }).count()).toBe(1);
  });
});
