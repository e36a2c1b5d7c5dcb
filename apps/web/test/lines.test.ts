import { RemoteSeat } from '@sandtable/wire';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { loadGame } from '../src/games/games.ts';
import { Lines } from '../src/online/Lines.tsx';
import type { Session, SessionMoment } from '../src/online/session.ts';

test('whoever sits at a match that is held is told by which rule', async () => {
  const game = await loadGame('pbi');
  const session = { seat: new RemoteSeat('table') } as Session;
  const held = { key: 'room.held', with: { rule: 'QS-2.5', step: 3 } };
  const shown = (more: object): string => {
    const now = { isConnected: true, matters: { terms: {}, ...more } } as SessionMoment;
    return renderToStaticMarkup(createElement(Lines, { game, session, now }));
  };
  expect(shown({ held })).toContain('by QS-2.5, step 3 of it would have come out otherwise');
  expect(shown({})).not.toContain('QS-2.5');
});
