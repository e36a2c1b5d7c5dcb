/** Draws a position in the middle of a game, for the README: `node scripts/picture.ts > docs/board.svg`. */
import { seededDice, seededDraw, type Area, type Marker, type Piece } from '@sandtable/kernel';
import { pbi } from '@sandtable/pbi';
import { PLAYER_KINDS } from '@sandtable/players';

const SQUARE = 100;
const MARGIN = 34;

const start = pbi.setup(pbi.scenarios[0], {});
if (!start.ok) throw new Error('the first scenario does not load');
const state = start.value;
const dice = seededDice('e');
const chance = seededDice('picture, choices');
const player = PLAYER_KINDS.find((kind) => kind.name === 'greedy')?.make(pbi);
if (player === undefined) throw new Error('there is no greedy player');
while (state.turn < 3) {
  const decision = pbi.pending(state).decisions[0];
  const move = player.choose(pbi.view(state, decision.side), decision, chance);
  pbi.play(state, decision.side, move as never, dice);
}

const scene = pbi.scene(pbi.view(state, 'spectator'));
const top = (y: number): number => scene.height - y;
const scatter = seededDraw('trees');
const near = (spread: number): number => scatter(2 * spread + 1) - 1 - spread;

function ground({ kind, outline }: Area): string {
  const x = outline[0].x;
  const y = top(outline[0].y) - SQUARE;
  const parts: string[] = [];
  if (kind === 'partial') {
    parts.push(
      `<path d="M${x + 6} ${y + 14} h88 M${x + 10} ${y + 12} v78" class="hedge"/>`,
      `<path d="M${x + 18} ${y + 30} h70 M${x + 18} ${y + 46} h70 M${x + 18} ${y + 62} h70 M${x + 18} ${y + 78} h70" class="furrow"/>`,
    );
  }
  if (kind === 'woods') {
    for (let i = 0; i < 9; i++) {
      const cx = x + 18 + (i % 3) * 32 + near(6);
      const cy = y + 18 + Math.floor(i / 3) * 32 + near(6);
      parts.push(`<circle cx="${cx}" cy="${cy}" r="${14 + near(2)}" class="tree"/>`);
    }
  }
  if (kind === 'building') {
    for (const [dx, dy, w, h] of [
      [12, 12, 44, 30],
      [60, 44, 30, 42],
      [14, 58, 34, 28],
    ]) {
      const [bx, by] = [x + dx, y + dy];
      parts.push(
        `<rect x="${bx}" y="${by}" width="${w}" height="${h}" class="house"/>`,
        w > h
          ? `<path d="M${bx} ${by + h / 2} h${w}" class="roof"/>`
          : `<path d="M${bx + w / 2} ${by} v${h}" class="roof"/>`,
      );
    }
  }
  return parts.join('');
}

function counter({ at, side, kind }: Piece): string {
  const [x, y] = [at.x - 19, top(at.y) - 14];
  const symbol: Record<string, string> = {
    commander: `<path d="M19 5 l3 6.5 7 .8 -5.2 4.8 1.4 7 -6.2 -3.5 -6.2 3.5 1.4 -7 -5.2 -4.8 7 -.8z" fill="#fff"/>`,
    lmg: `<path d="M8 14 h22 M14 14 l-4 7 M14 14 l4 7 M24 10 v4" class="sign"/>`,
    rifle: `<path d="M8 22 L30 7 M8 7 L30 22" class="sign"/>`,
  };
  return `<g transform="translate(${x} ${y})"><rect width="38" height="28" rx="${side === 'attacker' ? 3 : 12}" class="${side}"/>${symbol[kind]}</g>`;
}

function casualty({ at, count, side }: Marker): string {
  return `<g transform="translate(${at.x} ${top(at.y)})"><circle r="9" class="fallen ${side ?? ''}"/><text y="4" class="count">${count}</text></g>`;
}

const letters = 'abcdefgh';
const names = Array.from(
  letters,
  (letter, i) =>
    `<text x="${i * SQUARE + 50}" y="${scene.height + 22}" class="name">${letter}</text><text x="-16" y="${top(i * SQUARE) - 45}" class="name">${i + 1}</text>`,
);
const lines = Array.from(
  { length: 9 },
  (_, i) =>
    `<path d="M${i * SQUARE} 0 v${scene.height} M0 ${i * SQUARE} h${scene.width}" class="grid"/>`,
);

console.log(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-MARGIN} ${-MARGIN / 2} ${scene.width + 1.5 * MARGIN} ${scene.height + 1.5 * MARGIN}" font-family="Georgia, serif" role="img" aria-label="A game of PBI Quick Start in its third turn">
<style>
.hedge { stroke: #5d7038; stroke-width: 9; stroke-linecap: round; stroke-dasharray: 1 9; fill: none }
.furrow { stroke: #c2bb86; stroke-width: 2; fill: none }
.tree { fill: #5f7a48; stroke: #3f5630; stroke-width: 2 }
.house { fill: #a4583f; stroke: #5c2f22; stroke-width: 2 }
.roof { stroke: #5c2f22; stroke-width: 2; fill: none }
.grid { stroke: #8c8560; stroke-width: 1; stroke-dasharray: 2 6; fill: none }
.attacker { fill: #35553f; stroke: #16271c; stroke-width: 2 }
.defender { fill: #55606b; stroke: #23292f; stroke-width: 2 }
.sign { stroke: #fff; stroke-width: 3; fill: none; stroke-linecap: round }
.fallen { stroke-width: 2; stroke: #f5efdc }
.count { fill: #fff; font-size: 12px; text-anchor: middle }
.name { fill: #6b6548; font-size: 20px; text-anchor: middle }
</style>
<rect x="${-MARGIN}" y="${-MARGIN / 2}" width="${scene.width + 1.5 * MARGIN}" height="${scene.height + 1.5 * MARGIN}" fill="#efe9d2"/>
<rect width="${scene.width}" height="${scene.height}" fill="#d9d3a8"/>
${scene.areas.map(ground).join('\n')}
${lines.join('')}${names.join('')}
${scene.markers.map(casualty).join('\n')}
${scene.pieces.map(counter).join('\n')}
</svg>`);
