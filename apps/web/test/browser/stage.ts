// A browser on the built app, for one test at a time.
import { AxeBuilder } from '@axe-core/playwright';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { afterAll, expect, inject, onTestFailed, onTestFinished } from 'vitest';
import type { Settings } from '../../src/store/settings.ts';

export interface Visit {
  /** The address in the app: `/` unless told. */
  readonly path?: string;
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly reducedMotion?: 'reduce' | 'no-preference';
  readonly colorScheme?: 'light' | 'dark';
  /** What the visitor has set; nothing moves unless told. */
  readonly settings?: Partial<Settings>;
  /** A phone: small, and used with fingers. */
  readonly phone?: boolean;
  /** Where the app is served, where a host of matches does it. */
  readonly host?: string;
  /** The app with a small game that has secrets. */
  readonly toy?: boolean;
  /** Something is wrong around the app, and it may tell so on the console. */
  readonly trouble?: boolean;
  /** The app is kept on the device, to work without a network; otherwise no test waits for that. */
  readonly kept?: boolean;
  /** Tables are painted, because it is counted how often they are; otherwise no test waits for that. */
  readonly painted?: boolean;
}

// No sandbox, so that root can start it in a container; the rest keeps it from the network.
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

// Nobody looks at a table while it is tested: everything is where it would be seen, and can be pointed at, but painting
// it over and over would take longer than whatever else a browser does.
const unpainted = 'main svg { opacity: 0 !important }';

// It ends with the worker, which runs one file after another.
let running: Promise<Browser> | undefined;

function browser(): Promise<Browser> {
  const executablePath = process.env['SANDTABLE_BROWSER'];
  if (executablePath === undefined) {
    throw new Error('SANDTABLE_BROWSER names no browser: use npm run browser.');
  }
  running ??= chromium.launch({ executablePath, args: flags });
  return running;
}

/**
 * Opens the app as a visitor who was never there before. The test fails when any page of that
 * visitor reports an error or lacks a file, and everything is closed when the test ends.
 */
export async function openPage(visit: Visit = {}): Promise<Page> {
  const context = await newVisitor(visit);
  // Hooks run from the last to the first.
  onTestFinished(() => context.close());
  expectNoComplaints(context, visit);
  return firstPage(context, visit);
}

/**
 * One page for several tests of a file, opened by the first: each fails for what the page reports meanwhile,
 * and whatever one that fails has left behind is not there for the next.
 */
export function sharePage(find: () => Visit | Promise<Visit>): () => Promise<Page> {
  let visitor: BrowserContext | undefined;
  const close = async (): Promise<void> => {
    await visitor?.close();
    visitor = undefined;
  };
  afterAll(close);
  return async () => {
    const visit = await find();
    visitor ??= await newVisitor(visit);
    onTestFailed(close);
    expectNoComplaints(visitor, visit);
    const [page] = visitor.pages();
    return page ?? firstPage(visitor, visit);
  };
}

async function newVisitor(visit: Visit): Promise<BrowserContext> {
  const { toy = false, phone = false, settings = { speed: 'off' } } = visit;
  const { reducedMotion = 'no-preference', colorScheme = 'light' } = visit;
  const { viewport = phone ? { width: 390, height: 844 } : { width: 1280, height: 800 } } = visit;
  const opened = await browser();
  const context = await opened.newContext({
    baseURL: visit.host ?? inject(toy ? 'siteWithToy' : 'site'),
    viewport,
    reducedMotion,
    colorScheme,
    isMobile: phone,
    hasTouch: phone,
    serviceWorkers: visit.kept === true ? 'allow' : 'block',
  });
  // What is not there by then will not come.
  context.setDefaultTimeout(10_000);
  const given = { kept: JSON.stringify(settings), rule: visit.painted === true ? '' : unpainted };
  await context.addInitScript(({ kept, rule }) => {
    // The empty page that comes first has no storage.
    if (location.protocol === 'http:') localStorage['sandtable.settings'] ??= kept;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rule);
    document.adoptedStyleSheets.push(sheet);
  }, given);
  return context;
}

async function firstPage(context: BrowserContext, { path = '/' }: Visit): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

/** The same visitor comes back: a new page at the same address, over what the last one stored. */
export async function reopen(page: Page): Promise<Page> {
  const context = page.context();
  const address = page.url();
  await page.close();
  const next = await context.newPage();
  await next.goto(address);
  return next;
}

/** The test that runs now fails for what any page of the visitor reports until it ends. */
function expectNoComplaints(context: BrowserContext, { trouble = false }: Visit): void {
  const complaints = complaintsOf(context);
  const before = complaints.length;
  onTestFinished(() => {
    // What is still under way when the page is closed is given up, and that is no fault of it.
    if (!trouble) expect(complaints.slice(before), 'errors of the page').toEqual([]);
  });
}

const complaintsHeard = new WeakMap<BrowserContext, readonly string[]>();

function complaintsOf(context: BrowserContext): readonly string[] {
  const heard = complaintsHeard.get(context);
  if (heard !== undefined) return heard;
  const complaints: string[] = [];
  complaintsHeard.set(context, complaints);
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
  });
  context.on('weberror', (failure) => {
    const error = failure.error();
    complaints.push(`page: ${error.stack ?? error.message}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // The service worker asks for a page even where there is no server, and then shows the kept one.
    if (request.serviceWorker() !== null && reason === 'net::ERR_CONNECTION_REFUSED') return;
    // A page that is left, or becomes a download, gives up its requests itself.
    if (reason !== 'net::ERR_ABORTED') complaints.push(`request: ${request.url()} ${reason}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`answer: ${response.url()} ${response.status()}`);
  });
  return complaints;
}

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Nobody reads a list of what is right, and putting it together takes longer than to find what is wrong. */
async function judge(page: Page): Promise<AxeBuilder> {
  // Half a megabyte of it is brought into a page once, and not for every judgement.
  const isThere = await page.evaluate(() => 'axe' in window);
  const builder = new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) });
  return builder.options({ resultTypes: ['violations'] });
}

/**
 * Fails with every rule of WCAG 2.2 AA, or of good practice, that the page breaks, and where.
 * @param except What is left out.
 */
export async function expectAccessible(page: Page, except: readonly string[] = []): Promise<void> {
  const builder = (await judge(page)).withTags(standards);
  for (const part of except) builder.exclude(part);
  await expectNothingFound(page, builder);
}

/** A phone, and the narrowest screen there is. */
const [PHONE, NARROW] = [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
];

/** What depends on where and how large everything is, and not on what it is. */
const LAYOUT = ['target-size', 'scrollable-region-focusable', 'css-orientation-lock'];

/**
 * The same in every scheme of colours, with the app's and with the browser's large text, and on screens of all sizes, where
 * nothing sticks out to the side either. It is one page all the time: loading it again would take longer than all the rest.
 * @param phone What is other than on a desk, and not only laid out in another way, is judged anew on a phone.
 */
export async function expectAccessibleInAllLooks(
  page: Page,
  phone: 'same' | 'other' = 'same',
): Promise<void> {
  const size = page.viewportSize() ?? PHONE;
  const giveBack = await takeDrawings(page);
  await expectAccessible(page);
  for (const [scheme, colorScheme] of [
    ['field', 'dark'],
    ['clear', 'dark'],
    ['clear', 'light'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await setOnPage(page, { scheme });
    // Only colours have changed.
    await expectNothingFound(page, (await judge(page)).withRules(['color-contrast']));
  }
  await giveBack();
  await setOnPage(page, { scheme: 'field', text: 'large' });
  await expectLaidOut(page);
  await setOnPage(page, { text: 'usual' });
  // Whoever has a phone makes all of it larger, and not the letters alone.
  if (size.width > PHONE.width) {
    await setOwnText(page, 200);
    await expectLaidOut(page);
    await setOwnText(page, 100);
  }
  await page.setViewportSize(PHONE);
  if (phone === 'other') await expectAccessible(page);
  await expectLaidOut(page);
  await page.setViewportSize(NARROW);
  await expectNothingAside(page);
  await page.setViewportSize(size);
}

async function expectLaidOut(page: Page): Promise<void> {
  await expectNothingAside(page);
  await expectNothingFound(page, (await judge(page)).withRules(LAYOUT));
}

/** Nothing that can be read lies beside the window, and nobody has to scroll across to read it. */
async function expectNothingAside(page: Page): Promise<void> {
  const found = await page.evaluate(async () => {
    // It is laid out anew a frame after the window has changed.
    for (let i = 0; i < 2; i++) await new Promise((resolve) => requestAnimationFrame(resolve));
    const { clientWidth, scrollWidth } = document.documentElement;
    const isRead = (element: Element): boolean =>
      [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '') &&
      // A panel that is not drawn up shows the beginning of what is in it.
      element.closest(
        'svg, [aria-hidden="true"], .unseen, [role="log"], [data-height="peek"] figure',
      ) === null &&
      element.checkVisibility({ visibilityProperty: true });
    const isAside = (element: Element): boolean => {
      const { left, right } = element.getBoundingClientRect();
      return left < -1 || right > clientWidth + 1;
    };
    const scrolls = (element: Element): boolean =>
      ['auto', 'scroll'].includes(getComputedStyle(element).overflowX) ||
      (element.parentElement !== null && scrolls(element.parentElement));
    const aside = [...document.body.querySelectorAll('*')]
      .filter((element) => isRead(element) && isAside(element) && !scrolls(element))
      .map(({ textContent }) => textContent.slice(0, 40));
    return { tooWide: Math.max(scrollWidth - clientWidth, 0), aside };
  });
  const size = JSON.stringify(page.viewportSize());
  expect.soft(found, `beside the window: ${page.url()} ${size}`).toEqual({ tooWide: 0, aside: [] });
}

/** The size of letters that somebody has set in the browser itself, in per cent of the usual one. */
async function setOwnText(page: Page, percent: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const fontSizes = { standard: (16 * percent) / 100, fixed: (13 * percent) / 100 };
  await session.send('Page.setFontSizes', { fontSizes });
  await session.detach();
  await page.waitForFunction(
    (size) => getComputedStyle(document.documentElement).fontSize === `${size}px`,
    fontSizes.standard,
  );
}

/** As the settings do, without a way to the page of the settings and back. */
async function setOnPage(page: Page, data: Readonly<Record<string, string>>): Promise<void> {
  await page.evaluate((given) => Object.assign(document.documentElement.dataset, given), data);
}

// The ground of a table, which stays while pieces come and go; and small pictures beside a text.
const drawings = 'svg > g[aria-hidden="true"]:first-of-type, [aria-hidden="true"] > svg > g';

/**
 * Takes away what is drawn for the eye alone, and returns what gives it back. It is hidden from screen
 * readers, so nothing of it is judged; but thousands of trees and houses would be measured all the same.
 * The rest of a table is painted meanwhile: what is not seen is not judged either.
 */
async function takeDrawings(page: Page): Promise<() => Promise<void>> {
  const taken = await page.evaluateHandle(
    (selector) =>
      Array.from(document.querySelectorAll(selector), (drawing) => {
        const content = [...drawing.childNodes];
        drawing.replaceChildren();
        return { drawing, content };
      }),
    drawings,
  );
  const paint = (isPainted: boolean): Promise<void> =>
    page.evaluate((painted) => {
      for (const sheet of document.adoptedStyleSheets) sheet.disabled = painted;
    }, isPainted);
  await paint(true);
  return async () => {
    await paint(false);
    await taken.evaluate((all) => {
      for (const { drawing, content } of all) drawing.append(...content);
    });
  };
}

async function expectNothingFound(page: Page, builder: AxeBuilder): Promise<void> {
  const giveBack = await takeDrawings(page);
  // In the page itself: a page of its own for the results is for pages with frames of others.
  const { violations } = await builder.setLegacyMode().analyze();
  await giveBack();
  const told = violations.map(({ id, help, nodes }) => {
    const places = nodes.map(
      ({ target, failureSummary = '' }) =>
        `  ${target.join(' ')}\n    ${failureSummary.replaceAll('\n', '\n    ')}`,
    );
    return [`${id}: ${help}`, ...places].join('\n');
  });
  if (told.length === 0) return;
  const look = await page.evaluate(() => JSON.stringify(document.documentElement.dataset));
  // Go on: what is wrong elsewhere is told in the same run.
  expect.soft(told.join('\n'), `Not accessible: ${page.url()} ${look}`).toBe('');
}
