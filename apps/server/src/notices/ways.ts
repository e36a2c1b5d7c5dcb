import { createTransport } from 'nodemailer';
import webPush, { type PushSubscription, type VapidKeys } from 'web-push';
import type { ContactTable } from '../lobby/tables.ts';
import { NotSent, postOutward, type Network } from './outward.ts';

/** A message as it goes out. */
export interface Letter {
  readonly title: string;
  /** A line for each match. */
  readonly lines: readonly string[];
  /** Where it leads. */
  readonly link: string;
  /** The same name for the same matches: what comes later takes its place. */
  readonly tag: string;
  /** How many matches wait. */
  readonly count: number;
  /** Takes this contact out, for whoever has it. */
  readonly stop: { readonly page: string; readonly oneClick: string };
}

/** Nobody is there any more: it need not be tried again. */
export class Gone extends Error {
  override readonly name = 'Gone';
}

/** One way to reach somebody. It throws where it did not get through. */
export type Way = (address: string, letter: Letter) => Promise<void>;

export type Ways = Readonly<Partial<Record<ContactTable['kind'], Way>>>;

const DAY_S = 24 * 60 * 60;

/** By the push service of a browser. The keys say who sends, so that nobody else can. */
export function pushWay(keys: VapidKeys, subject: string, network?: Network): Way {
  return async (address, { title, lines, link, tag, count }) => {
    const subscription = JSON.parse(address) as PushSubscription;
    const payload = JSON.stringify({ title, body: lines.join('\n'), link, tag, count });
    const { headers, body } = webPush.generateRequestDetails(subscription, payload, {
      vapidDetails: { subject, ...keys },
      TTL: DAY_S,
    });
    const status = await postOutward(subscription.endpoint, { headers, body }, network);
    if (status === 404 || status === 410) throw new Gone(`the push service says ${status}`);
    if (status >= 300) throw new NotSent(`the push service says ${status}`);
  };
}

/** To a club's chat. Both words that such services have for what is said are there; neither minds the other. */
export function webhookWay(network?: Network): Way {
  return async (address, { title, lines, link }) => {
    // Nobody's name at a table may call everybody in a chat.
    const said = [title, ...lines, link].join('\n').replaceAll('@', '@\u200B');
    const escaped = said.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    const body = isDiscord(address)
      ? { content: said, allowed_mentions: { parse: [] } }
      : { text: escaped };
    const status = await postOutward(
      address,
      { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
      network,
    );
    if (status === 404 || status === 410) throw new Gone(`the address says ${status}`);
    if (status >= 300) throw new NotSent(`the address says ${status}`);
  };
}

function isDiscord(address: string): boolean {
  return /(?:^|\.)discord(?:app)?\.com$/.test(new URL(address).hostname);
}

/** By e-mail, over the server that whoever runs the host has set. */
export function mailWay(smtp: string, from: string): Way {
  const transport = createTransport(smtp, { from });
  return async (to, { title, lines, link, stop, count }) => {
    const body = [...lines, '', link, '', '--', stop.page].join('\n');
    await transport.sendMail({
      to,
      subject: title,
      text: body,
      headers: {
        'Auto-Submitted': 'auto-generated',
        // A letter that only asks for a confirmation has nothing to be taken out of yet.
        ...(count > 0 && {
          'List-Unsubscribe': `<${stop.oneClick}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
      },
    });
  };
}
