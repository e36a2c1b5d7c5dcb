// A browser on the built app, for one test at a time.
import { AxeBuilder } from '@axe-core/playwright';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { afterAll, expect, inject, onTestFinished } from 'vitest';
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
  /** The app with a small game that has secrets. */
  readonly toy?: boolean;
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

let running: Promise<Browser> | undefined;

function browser(): Promise<Browser> {
  const executablePath = process.env['SANDTABLE_BROWSER'];
  if (executablePath === undefined) {
    throw new Error('SANDTABLE_BROWSER names no browser: use npm run browser.');
  }
  running ??= chromium.launch({ executablePath, args: flags });
  return running;
}

afterAll(async () => {
  const opened = await running;
  await opened?.close();
});

/**
 * Opens the app as a visitor who was never there before. The test fails when any page of that
 * visitor reports an error or lacks a file, and everything is closed when the test ends.
 */
export async function openPage(visit: Visit = {}): Promise<Page> {
  const { path = '/', toy = false, phone = false, settings = { speed: 'off' } } = visit;
  const { reducedMotion = 'no-preference', colorScheme = 'light' } = visit;
  const { viewport = phone ? { width: 390, height: 844 } : { width: 1280, height: 800 } } = visit;
  const opened = await browser();
  const context = await opened.newContext({
    baseURL: inject(toy ? 'siteWithToy' : 'site'),
    viewport,
    reducedMotion,
    colorScheme,
    isMobile: phone,
    hasTouch: phone,
  });
  // What is not there by then will not come.
  context.setDefaultTimeout(10_000);
  await context.addInitScript((kept) => {
    // The empty page that comes first has no storage.
    if (location.protocol === 'http:') localStorage['sandtable.settings'] ??= kept;
  }, JSON.stringify(settings));
  const complaints = complaintsOf(context);
  onTestFinished(async () => {
    // What is still under way when the page is closed is given up, and that is no fault of it.
    const heard = [...complaints];
    await context.close();
    expect(heard, 'errors of the page').toEqual([]);
  });
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

function complaintsOf(context: BrowserContext): readonly string[] {
  const complaints: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
  });
  context.on('weberror', (failure) => {
    const error = failure.error();
    complaints.push(`page: ${error.stack ?? error.message}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // The service worker asks for a page even where there is no network, and then shows the kept one.
    if (request.serviceWorker() !== null && reason === 'net::ERR_INTERNET_DISCONNECTED') return;
    // A page that is left, or becomes a download, gives up its requests itself.
    if (reason !== 'net::ERR_ABORTED') complaints.push(`request: ${request.url()} ${reason}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`answer: ${response.url()} ${response.status()}`);
  });
  return complaints;
}

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Fails with every rule of WCAG 2.2 AA, or of good practice, that the page breaks, and where. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(standards).analyze();
  const told = violations.map(({ id, help, nodes }) => {
    const places = nodes.map(
      ({ target, failureSummary = '' }) =>
        `  ${target.join(' ')}\n    ${failureSummary.replaceAll('\n', '\n    ')}`,
    );
    return [`${id}: ${help}`, ...places].join('\n');
  });
  if (told.length > 0) expect.fail(`Not accessible: ${page.url()}\n${told.join('\n')}`);
}
