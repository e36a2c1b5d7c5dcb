// A page as a screen reader has it: a tree of roles and names, what is said by itself, and where the focus is.
import type { CDPSession, Page } from 'playwright-core';

/** Something in the tree, with all that is said when one comes to it. */
export interface Node {
  readonly role: string;
  readonly name: string;
  readonly description: string;
  /** Keys that it says it can be taken with. */
  readonly keys: string;
  /** `disabled`, `expanded`, `pressed`, … as far as they hold. */
  readonly states: readonly string[];
  readonly focused: boolean;
  readonly children: readonly Node[];
}

/** What was said without being asked for. */
export interface Saying {
  readonly text: string;
  /** It breaks in on whatever is being said. */
  readonly urgent: boolean;
  /** Which of the page's voices says it. */
  readonly by: number;
}

declare global {
  interface Window {
    /** Since it was last asked for. */
    sayings?: Saying[];
  }
}

export class ScreenReader {
  readonly page: Page;
  readonly #session: CDPSession;

  private constructor(page: Page, session: CDPSession) {
    this.page = page;
    this.#session = session;
  }

  static async on(page: Page): Promise<ScreenReader> {
    await page.addInitScript(listen);
    await page.evaluate(listen);
    return new ScreenReader(page, await page.context().newCDPSession(page));
  }

  /** Everything that can be read now. */
  async tree(): Promise<Node> {
    const { nodes } = (await this.#session.send('Accessibility.getFullAXTree')) as { nodes: Raw[] };
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    return nodeOf(nodes[0], byId);
  }

  /** What has the focus; nothing where it is lost. */
  async focused(): Promise<Node | undefined> {
    const { result } = await this.#session.send('Runtime.evaluate', {
      expression: 'document.activeElement === document.body ? null : document.activeElement',
    });
    if (result.objectId === undefined) return undefined;
    const { nodes } = (await this.#session.send('Accessibility.getPartialAXTree', {
      objectId: result.objectId,
      fetchRelatives: false,
    })) as { nodes: Raw[] };
    return nodeOf(nodes[0], new Map());
  }

  /** What was said since this was last asked for. */
  heard(): Promise<readonly Saying[]> {
    return this.page.evaluate(() => window.sayings?.splice(0) ?? []);
  }
}

/** All in it of these roles, in order, whatever they are in. */
export function within(node: Node, ...roles: readonly string[]): Node[] {
  return node.children.flatMap((child) => [
    ...(roles.includes(child.role) ? [child] : []),
    ...within(child, ...roles),
  ]);
}

/** What is read where one reads on from here. */
export function read(node: Node): string {
  if (node.role === 'StaticText') return node.name;
  return node.children.map(read).filter(Boolean).join(' ');
}

interface Raw {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly role?: { readonly value: string };
  readonly name?: { readonly value: string };
  readonly description?: { readonly value: string };
  readonly properties?: readonly {
    readonly name: string;
    readonly value: { readonly value?: unknown };
  }[];
  readonly childIds?: readonly string[];
}

const STATES = ['checked', 'disabled', 'expanded', 'modal', 'pressed', 'selected'];

function nodeOf(raw: Raw, byId: ReadonlyMap<string, Raw>): Node {
  const values = new Map(raw.properties?.map(({ name, value }) => [name, value.value]));
  return {
    role: raw.role?.value ?? '',
    name: raw.name?.value ?? '',
    description: raw.description?.value ?? '',
    keys: (values.get('keyshortcuts') as string | undefined) ?? '',
    states: STATES.filter((state) => values.get(state) === true || values.get(state) === 'true'),
    focused: values.get('focused') === true,
    children: childrenOf(raw, byId),
  };
}

/** What is ignored is passed over, and what is in it is read. */
function childrenOf({ childIds = [] }: Raw, byId: ReadonlyMap<string, Raw>): Node[] {
  return childIds.flatMap((id) => {
    const child = byId.get(id);
    if (child === undefined || child.role?.value === 'InlineTextBox') return [];
    return child.ignored ? childrenOf(child, byId) : [nodeOf(child, byId)];
  });
}

/**
 * Writes down in the page what its live regions say. As with the screen readers there are, a region that comes into the
 * page with its words already in it says nothing, unless it is an alert; and behind an open dialog nothing is said.
 */
function listen(): void {
  if (window.sayings !== undefined) return;
  const sayings: Saying[] = [];
  window.sayings = sayings;
  const live = ['status', 'alert', 'log']
    .map((role) => `[role="${role}"]:not([aria-live="off"])`)
    .concat('[aria-live="polite"]', '[aria-live="assertive"]')
    .join(', ');
  const voices: Element[] = [];
  const whole = '[role="status"], [role="alert"], [aria-atomic="true"]';

  const spoken = (node: globalThis.Node): string => {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element)) return '';
    const isSeen = node.checkVisibility({ visibilityProperty: true });
    if (node.ariaHidden === 'true' || !isSeen) return '';
    return node.ariaLabel ?? Array.from(node.childNodes, spoken).join(' ');
  };
  const say = (region: Element, nodes: Iterable<globalThis.Node>): void => {
    const dialog = document.querySelector('dialog:modal');
    if (region.closest('[aria-hidden="true"]') !== null) return;
    if (dialog !== null && !dialog.contains(region)) return;
    const text = Array.from(nodes, spoken).join(' ').replaceAll(/\s+/g, ' ').trim();
    const urgent = region.matches('[role="alert"], [aria-live="assertive"]');
    if (!voices.includes(region)) voices.push(region);
    if (text !== '') sayings.push({ text, urgent, by: voices.indexOf(region) });
  };

  new MutationObserver((records) => {
    const added = records.flatMap((record) => [...record.addedNodes]);
    const isNew = (node: globalThis.Node): boolean =>
      added.some((each) => each.contains(node) && each.isConnected);
    const said = new Map<Element, Set<globalThis.Node>>();
    const note = (region: Element, node: globalThis.Node): void => {
      const nodes = said.get(region) ?? new Set();
      said.set(region, nodes.add(region.matches(whole) ? region : node));
    };
    for (const { target, addedNodes, type } of records) {
      const region = (target instanceof Element ? target : target.parentElement)?.closest(live);
      const nodes = type === 'characterData' ? [target] : [...addedNodes];
      if (region?.isConnected === true && !isNew(region)) {
        for (const node of nodes) if (node.isConnected) note(region, node);
        // What is taken out of a region that is said as a whole leaves the rest to be said.
        if (nodes.length === 0 && region.matches(whole)) note(region, region);
      }
      for (const node of nodes) {
        if (!(node instanceof Element) || !node.isConnected) continue;
        for (const alert of [node, ...node.querySelectorAll('[role="alert"]')]) {
          if (alert.matches('[role="alert"]')) note(alert, alert);
        }
      }
    }
    for (const [region, nodes] of said) say(region, nodes);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}
