// Takes the pictures of the built app in docs/screenshots: `npm run screenshots`. Everything that is
// seen on them is fixed, so that they change only with the app.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { env, stdout } from 'node:process';
import { browning, PINNED, type State as BrowningState } from '@sandtable/browning';
import {
  Match,
  seededDice,
  SPECTATOR,
  type Move,
  type Ruleset,
  type Scenario,
} from '@sandtable/kernel';
import { pbi, type PbiState } from '@sandtable/pbi';
import { pbiBoats, type BoatState } from '@sandtable/pbi-boats';
import { greedy } from '@sandtable/players';
import { pubBattles, type PubMove, type State as PubState } from '@sandtable/pub-battles';
import { serve } from '@sandtable/site';
import { squareBashing, type SquareMove, type SquareState } from '@sandtable/square-bashing';
import { chromium, type BrowserContextOptions, type Page } from 'playwright-core';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'docs', 'screenshots');
const QUALITY = 85;
const SEED = 'i';
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** A game that two computers play, until this holds after a move; or to its end. */
function matchUntil(
  isThere: (match: Match, last: Move) => boolean,
  ruleset: Ruleset = pbi,
  scenario: Scenario = ruleset.scenarios[0],
): Match {
  const started = Match.start(ruleset, scenario, {}, { kind: 'seeded', seed: SEED });
  if (!started.ok) throw new Error(`the scenario ${scenario.id} is refused`);
  const match = started.value;
  const player = greedy.make(ruleset);
  const chance = seededDice(`${SEED}/choices`);
  for (let [decision] = match.pending.decisions; decision !== undefined;) {
    const move = player.choose(match.view(decision.side), decision, chance);
    match.play(decision.side, move);
    if (isThere(match, move)) break;
    [decision] = match.pending.decisions;
  }
  return match;
}

/** Many have aimed at many, late enough in the game for losses. */
function isVolley(match: Match, last: Move): boolean {
  if (last.type !== 'aim' || (match.state as PbiState).turn < 3) return false;
  const { pieces } = pbi.scene(pbi.view(match.state as PbiState, SPECTATOR));
  const { from, to } = last as unknown as { readonly from: string; readonly to: string };
  const at = (place: string): number => pieces.filter((piece) => piece.place === place).length;
  return at(from) >= 3 && at(to) >= 3;
}

/** A team of the attacker is about to fire, when men are pinned already. */
function isFiring(match: Match): boolean {
  const [decision] = match.pending.decisions;
  const { status } = match.state as BrowningState;
  return decision?.kind === 'fire' && status.filter((each) => each === PINNED).length > 4;
}

/** Red can attack somebody in the flank, late enough in the battle. */
function flankAttack(match: Match): Extract<PubMove, { type: 'attack' }> | undefined {
  const state = match.state as PubState;
  if (match.pending.decisions[0]?.kind !== 'order' || state.turn < 6) return undefined;
  const moves = pubBattles.moves(state, 'red');
  return moves.find(
    (move): move is Extract<PubMove, { type: 'attack' }> =>
      move.type === 'attack' && move.edge !== 'front',
  );
}

type SquareAssault = Extract<SquareMove, { type: 'assault' }>;

/** The attacker is about to assault, in a battle that has left its marks. */
function assaultMeant(match: Match, last: Move): SquareAssault | undefined {
  const [decision] = match.pending.decisions;
  if (decision?.kind !== 'assaults' || decision.side !== 'attacker') return undefined;
  const state = match.state as SquareState;
  if (state.turn < 3 || last.type === 'assault') return undefined;
  const move = greedy.make(squareBashing).choose(match.view('attacker'), decision, seededDice(0));
  return move.type === 'assault' ? (move as SquareAssault) : undefined;
}

interface Landing extends Move {
  readonly type: 'boats:landSome';
  readonly boat: string;
  readonly to: string;
}

/** The boat that acts could land many, when others are ashore already. */
function beachOf(match: Match): Landing | undefined {
  const [decision] = match.pending.decisions;
  if (decision?.kind !== 'boats:sail' || decision.side !== 'attacker') return undefined;
  return match.moves('attacker').find((move): move is Landing => move.type === 'boats:landSome');
}

function isOffTheBeach(match: Match): boolean {
  const { pieces } = pbiBoats.scene(match.view('attacker') as BoatState);
  const ashore = pieces.filter(({ side, counts }) => side === 'attacker' && !('room' in counts));
  return ashore.length > 2 && beachOf(match) !== undefined;
}

/** Carries a piece to a place on the screen, and holds it there. */
async function carry(page: Page, piece: string, to: { x: number; y: number }): Promise<void> {
  const from = await middleOf(page, piece);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 4 });
}

async function middleOf(
  page: Page,
  name: string,
  kind: 'piece' | 'square' = 'piece',
): Promise<{ x: number; y: number }> {
  const box = await page.locator(`[data-pick="${kind}:${name}"]`).first().boundingBox();
  if (box === null) throw new Error(`${name} is not on the screen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The app as it is published, on a port of its own. */
const server = await serve({ folder: join(root, 'apps', 'web', 'dist'), port: 0 });
const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  ...(env['SANDTABLE_BROWSER'] !== undefined && { executablePath: env['SANDTABLE_BROWSER'] }),
});

/** Opens the app as somebody for whom nothing moves, so that there is nothing to wait for. */
async function visit(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const localStorage = [{ name: 'sandtable.settings', value: JSON.stringify({ speed: 'off' }) }];
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 1280, height: 800 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    storageState: { cookies: [], origins: [{ origin: new URL(server.url).origin, localStorage }] },
    ...options,
  });
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

/** Opens a match the way a player would, by its file. */
async function visitMatch(match: Match, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await visit('/', options);
  await page.setInputFiles('input[type="file"]', {
    name: 'match.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(match.save())),
  });
  // Both sides of a match that goes on are played here; one that is over is only watched.
  if (match.pending.outcome === undefined) {
    const dialog = page.locator('dialog');
    for (const side of await dialog.getByRole('group').all()) {
      await side.getByRole('radio').first().check();
    }
    await dialog.locator('button.primary').click();
  }
  await page.waitForURL(/\/(play|replay)\//);
  return page;
}

let total = 0;

/** Takes the picture once everything has come, and closes the page; `held` where the pointer stays. */
async function take(name: string, page: Page, held = false): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.locator('[aria-busy="true"]').waitFor({ state: 'detached' });
  await page.waitForTimeout(600);
  await page.getByText('Working out the odds').waitFor({ state: 'detached' });
  if (!held) await page.mouse.move(0, 0);
  const session = await page.context().newCDPSession(page);
  const shot = { format: 'webp', quality: QUALITY } as const;
  const picture = Buffer.from((await session.send('Page.captureScreenshot', shot)).data, 'base64');
  await page.context().close();
  writeFileSync(join(folder, `${name}.webp`), picture);
  total += picture.length;
  stdout.write(`${name.padEnd(12)}${(picture.length / 1000).toFixed(0).padStart(5)} KB\n`);
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const volley = matchUntil(isVolley);
const whole = matchUntil(() => false);

await take('front', await visit('/'));
await take('start', await visit('/new/pbi'));
await take('play', await visitMatch(volley));
await take('play-dark', await visitMatch(volley, { colorScheme: 'dark' }));
await take('phone', await visitMatch(volley, PHONE));

const fired = await visitMatch(volley, { viewport: { width: 1280, height: 960 } });
await fired.locator('[data-choice="1"]').click();
// The last roll, with what it needed and why.
await fired.getByRole('region', { name: 'Dice' }).getByRole('button').first().click();
await take('dice', fired);

const nextFire = whole.steps.findIndex(
  ({ move }, nth) => nth > volley.steps.length && ['all', 'fire'].includes(move.type),
);
const replay = await visitMatch(whole);
await replay.goto(`${replay.url().split('?')[0]}?step=${nextFire + 1}`);
await take('replay', replay);

const guns = browning.scenarios.find(({ id }) => id === 'hedgerow-guns');
const raid = await visitMatch(matchUntil(isFiring, browning, guns));
await raid.locator('[data-choice="1"]').dispatchEvent('click');
await take('browning', raid);

const brandywine = pubBattles.scenarios.find(({ id }) => id === 'brandywine');
const battle = matchUntil((match) => flankAttack(match) !== undefined, pubBattles, brandywine);
const attack = flankAttack(battle);
if (attack === undefined) throw new Error('nobody is attacked in the flank');
const TABLE = { viewport: { width: 1600, height: 1000 } };
const field = await visitMatch(battle, TABLE);
await field.waitForTimeout(1500);
const stands = await middleOf(field, attack.piece);
await carry(field, attack.piece, { x: stands.x + 25, y: stands.y + 70 });
await take('pub-battles', field, true);
const flank = await visitMatch(battle, TABLE);
await flank.waitForTimeout(1500);
await carry(flank, attack.piece, await middleOf(flank, attack.target));
await take('pub-battles-attack', flank, true);

const cambrai = squareBashing.scenarios.find(({ id }) => id === 'cambrai');
const push = matchUntil(
  (match, last) => assaultMeant(match, last) !== undefined,
  squareBashing,
  cambrai,
);
const storm = assaultMeant(push, { type: 'none' });
if (storm === undefined) throw new Error('nobody is assaulted');
const trenches = await visitMatch(push, TABLE);
await trenches.waitForTimeout(1500);
for (const square of [storm.from, storm.to]) {
  await trenches.locator(`[data-pick="square:${square}"]`).first().dispatchEvent('click');
}
await take('square-bashing', trenches);
await take('armies', await visit('/armies/square-bashing'));

const city = pbiBoats.scenarios.find(({ id }) => id === 'burning-city');
const landing = matchUntil(isOffTheBeach, pbiBoats, city);
const ashore = beachOf(landing);
if (ashore === undefined) throw new Error('nobody can land');
const beach = await visitMatch(landing, TABLE);
await beach.waitForTimeout(1500);
await carry(beach, ashore.boat, await middleOf(beach, ashore.to, 'square'));
await take('boats', beach, true);

await take('rules', await visit('/rules/pbi#QS-8.1'));
await take('reference', await visit('/reference/pbi'));
await take('settings', await visit('/settings'));

stdout.write(`${'together'.padEnd(12)}${(total / 1000).toFixed(0).padStart(5)} KB\n`);
await browser.close();
await server.close();
