import {
  message,
  NO_GUIDE,
  otherSide,
  topFrame,
  type Decision,
  type Guide,
  type GuideShape,
  type Message,
  type Pick,
  type Point,
  type Refusal,
  type Tone,
} from '@sandtable/kernel';
import { meantBy } from './meant.ts';
import { nextAfter, whyNothing } from './next.ts';
import { pointingAt, type Pointing } from './pointing.ts';
import type { Place } from '../state/field.ts';
import { flow } from '../rules/flow.ts';
import { platoonFigures } from '../rules/leaders.ts';
import type { Activation } from '../rules/acting.ts';
import type { Comeback } from '../rules/regroup.ts';
import { March } from '../rules/march.ts';
import type { BrowningMove, MoveOf } from '../state/moves.ts';
import { figureNamed, namesIn } from '../state/names.ts';
import { isOnTable, PINNED, type State } from '../state/state.ts';
import {
  DEFENCE,
  FIRE_SQUARE,
  INCH,
  LEADER_REACH,
  RALLY_REACH,
  REGROUP_CLEAR_OF_ENEMY,
  SMG_RANGE,
} from '../rules/tables.ts';
import {
  ableFigures,
  figuresOf,
  minimumStrength,
  leaderSide,
  sideFigures,
} from '../rules/teams.ts';
import { terrainOf } from '../rules/terrain.ts';
import { additions, volleyAt } from '../rules/volley.ts';
import { whyNotMove } from '../rules/walks.ts';

/** What somebody means who points at these, and what to draw over the table meanwhile. */
export function guide(
  state: State,
  _decision: Decision,
  picks: readonly Pick[],
): Guide<BrowningMove> {
  const pointing = state.outcome === null ? pointingAt(state, picks) : undefined;
  if (pointing === undefined) return NO_GUIDE;
  const means = meantBy(state, pointing);
  const refusal = means === undefined ? whyNothing(state, pointing) : flow.judge(state, means);
  const next = refusal === undefined ? nextAfter(state, pointing, means) : undefined;
  const { shapes, lines } = drawn(state, pointing, means, refusal) ?? watching(state, picks);
  return {
    shapes,
    lines,
    ...(means !== undefined && { means }),
    ...(refusal !== undefined && { refusal }),
    ...(next !== undefined && { next }),
  };
}

/** What is drawn and said while somebody points. */
interface Drawn {
  readonly shapes: readonly GuideShape[];
  readonly lines: readonly Message[];
}

const NOTHING: Drawn = { shapes: [], lines: [] };

/** BB-5.3, BB-7.1: whom the figure that is pointed at sees, and how far it can fire. */
function watching(state: State, picks: readonly Pick[]): Drawn {
  const last = picks.at(-1);
  if (last === undefined || !('piece' in last)) return NOTHING;
  const { field, x, y } = state;
  const figure = namesIn(field).figures.get(last.piece);
  if (figure === undefined || !isOnTable(state, figure)) return NOTHING;
  const at: Place = [x[figure], y[figure]];
  const enemies = sideFigures(state, otherSide(field.sides[figure]));
  const seen = enemies.filter((enemy) => terrainOf(field).sees(...at, x[enemy], y[enemy]));
  const reach =
    field.teams[state.team[figure]].weapon === 'smg' ? [ring('plain', at, SMG_RANGE)] : [];
  const lines = seen.map((enemy): GuideShape => ({
    kind: 'line',
    tone: 'plain',
    points: [point(at), { x: x[enemy], y: y[enemy] }],
  }));
  return { shapes: [...reach, ...lines], lines: [message('guide.sees', { count: seen.length })] };
}

function drawn(
  state: State,
  pointing: Pointing,
  means: BrowningMove | undefined,
  refusal: Refusal | undefined,
): Drawn | undefined {
  const { field } = state;
  const frame = topFrame(state);
  const tone = refusal === undefined ? 'good' : 'bad';
  switch (frame.type) {
    case 'place':
      return placing(state, figuresOf(state, frame.team), means, tone);
    case 'lead':
      return placing(
        state,
        platoonFigures(state, field.leaders[frame.leader].platoon),
        means,
        tone,
      );
    case 'comeback':
      return comingBack(state, frame);
    case 'rally':
      return { shapes: [ring('plain', frame.at, RALLY_REACH)], lines: [] };
    case 'march':
      return marching(state, frame, pointing, means, tone);
    case 'fire':
      return means?.type === 'fire' ? firing(state, frame.team, means) : undefined;
    case 'next':
    case 'pick':
    case 'advance':
    case 'done':
    case 'result':
    case 'push':
    case 'regroup':
    case 'nerves':
      return undefined;
  }
}

function point([x, y]: Place): Point {
  return { x, y };
}

function ring(tone: Tone, at: Place, radius: number): GuideShape {
  return { kind: 'ring', tone, at: point(at), radius };
}

/** BB-3.1, BB-3.3: where the leader may go, and whom he would reach from there. */
function placing(
  state: State,
  figures: readonly number[],
  move: BrowningMove | undefined,
  tone: Tone,
): Drawn {
  const reach = figures.map((f) => ring('plain', [state.x[f], state.y[f]], LEADER_REACH));
  if (move?.type !== 'place') return { shapes: reach, lines: [] };
  return { shapes: [...reach, ring(tone, move.at, RALLY_REACH)], lines: [] };
}

/** BB-8.3: beside whom they may come back, and how far from the enemy. */
function comingBack(state: State, frame: Comeback): Drawn {
  const at = (f: number): Place => [state.x[f], state.y[f]];
  const side = leaderSide(state.field, frame.leader);
  const beside = sideFigures(state, side).filter((f) => !frame.back.includes(f));
  const own = beside.map((f) => ring('good', at(f), LEADER_REACH));
  const enemies = sideFigures(state, otherSide(side));
  const near = enemies.map((f) => ring('bad', at(f), REGROUP_CLEAR_OF_ENEMY));
  return { shapes: [...near, ...own], lines: [] };
}

/** BB-4.1: both limits as rings, and where everybody would end. */
function marching(
  state: State,
  frame: Activation,
  { figure: name, leader }: Pointing,
  move: BrowningMove | undefined,
  tone: Tone,
): Drawn | undefined {
  const isTeam = name === undefined || leader !== undefined;
  const figure = isTeam
    ? ableFigures(state, frame.team).find((f) => !frame.moved.includes(f))
    : figureNamed(state.field, name);
  if (figure === undefined || whyNotMove(state, frame, figure) !== undefined) return undefined;
  const at: Place = [state.x[figure], state.y[figure]];
  const limits = [ring('good', at, frame.high * INCH), ring('slow', at, frame.low * INCH)];
  if (move?.type !== 'march' && move?.type !== 'walk') {
    return { shapes: limits, lines: [] };
  }
  if (move.type === 'walk' || tone === 'bad') {
    const path = move.type === 'walk' ? move.path : [move.to];
    const end = path[path.length - 1];
    return {
      shapes: [
        ...limits,
        { kind: 'line', tone, points: [at, ...path].map(point) },
        { kind: 'ghost', tone, piece: move.figure, at: point(end), facing: 0 },
      ],
      lines: [],
    };
  }
  const ghosts = new March(state, frame).walks(figure, move.to).map((walk): GuideShape => ({
    kind: 'ghost',
    tone,
    piece: state.field.figures[walk.figure],
    at: point(walk.to),
    facing: 0,
  }));
  return { shapes: [...limits, ...ghosts], lines: [] };
}

/** BB-5: the square, who would fire, at whom, in which cover, against which defence. */
function firing(state: State, team: number, { at }: MoveOf<'fire'>): Drawn {
  const volley = volleyAt(state, team, at);
  const { figures } = state.field;
  const half = FIRE_SQUARE / 2;
  const corner = (across: number, up: number): Place => [at[0] + across, at[1] + up];
  const outline = [
    corner(-half, -half),
    corner(half, -half),
    corner(half, half),
    corner(-half, half),
  ];
  const tone = volley.targets.length > 0 ? 'good' : 'bad';
  const shapes: GuideShape[] = [
    { kind: 'area', tone, outline: outline.map(point) },
    ...volley.firers.map((f): GuideShape => ({ kind: 'mark', tone: 'good', piece: figures[f] })),
    ...volley.targets.map((f, i): GuideShape => ({
      kind: 'mark',
      tone: volley.covered[i] ? 'slow' : 'bad',
      piece: figures[f],
    })),
  ];
  if (volley.targets.length === 0) return { shapes, lines: [] };
  return { shapes, lines: fireLines(state, team, volley) };
}

function fireLines(
  state: State,
  team: number,
  { firers, targets, covered, cover }: ReturnType<typeof volleyAt>,
): Message[] {
  const minimum = minimumStrength(state.field, team);
  const pinned = targets.filter((f) => state.status[f] === PINNED).length;
  const lines = [
    message('guide.targets', {
      targets: targets.length,
      open: covered.filter((each) => !each).length,
      pinned,
    }),
  ];
  if (firers.length < minimum) {
    return [...lines, message('guide.scattered', { firers: firers.length, minimum })];
  }
  const bonus = additions(state, team, firers.length).reduce((sum, { count }) => sum + count, 0);
  return [
    ...lines,
    message('guide.effective', {
      firers: firers.length,
      bonus,
      cover: message(`cover.${cover}`),
      defence: DEFENCE[cover],
    }),
  ];
}
