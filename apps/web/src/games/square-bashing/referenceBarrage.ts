import { message } from '@sandtable/kernel';
import {
  ASSET_ON,
  ATTEMPTS,
  BARRAGES,
  DEVIATION,
  GAS_BACK_ON,
  GAS_DISPERSES_TO,
  GAS_FORWARD_ON,
  GAS_HITS,
  GRADES,
  ORDER_NEAR_ON,
  ORDER_ON,
  ROLLING_DEPTH,
  ROLLS_ON,
  ROW_SQUARES,
  type BarrageKind,
  type Grade,
} from '@sandtable/square-bashing';
import { counted, figure, row, score, words } from '../../rules/cells.ts';
import type { Cell, ReferenceSection } from '../../rules/reference.ts';

const rowsOf = (kind: BarrageKind): Cell => {
  const [from, to] = BARRAGES[kind].rows;
  return figure(`${from}–${to}`);
};

/** How many faces of a die are each deviation. */
const deviation = (grade: Grade, by: number): Cell => {
  const faces = DEVIATION[grade].flatMap((each, i) => (each === by ? [i + 1] : []));
  return figure(faces.length === 1 ? faces[0] : `${faces[0]}–${faces.at(-1)}`);
};

export const BARRAGE: ReferenceSection = {
  title: message('barrage.title'),
  rules: ['SB-8.1', 'SB-8.2', 'SB-8.3', 'SB-8.4', 'SB-8.6', 'SB-9.1'],
  blocks: [
    {
      kind: 'table',
      head: ['barrage.head', 'barrage.markers', 'barrage.hits', 'barrage.rows'].map((key) =>
        message(key),
      ),
      rows: (['suppression', 'point', 'rolling', 'gas'] as const).map((kind) =>
        row(
          `barrage.${kind}`,
          figure(kind === 'gas' ? 1 : BARRAGES[kind].markers),
          kind === 'point' ? words('barrage.die') : figure(BARRAGES[kind].hits),
          rowsOf(kind),
        ),
      ),
    },
    {
      kind: 'list',
      rows: [
        row('barrage.squares', figure(ROW_SQUARES)),
        row('barrage.asset', score(ASSET_ON)),
        row('barrage.walks', score(ROLLS_ON)),
        row('barrage.deep', counted('cell.most', ROLLING_DEPTH)),
        row('barrage.gasHits', figure(GAS_HITS)),
        row('barrage.drift', figure(`1–${GAS_DISPERSES_TO}, ${GAS_FORWARD_ON}, ${GAS_BACK_ON}`)),
      ],
    },
    { kind: 'notes', notes: [message('barrage.suppressed'), message('barrage.support')] },
  ],
};

export const DEVIATIONS: ReferenceSection = {
  title: message('deviation.title'),
  rules: ['SB-8.5', 'SB-9.2'],
  blocks: [
    {
      kind: 'table',
      head: ['deviation.head', 'deviation.short', 'deviation.on', 'deviation.over'].map((key) =>
        message(key),
      ),
      rows: GRADES.map((grade) =>
        row(`grade.${grade}`, deviation(grade, -1), deviation(grade, 0), deviation(grade, 1)),
      ),
    },
    {
      kind: 'list',
      rows: [
        ...GRADES.map((grade) => row(`attempts.${grade}`, figure(ATTEMPTS[grade]))),
        row('attempts.succeeds', score(ORDER_ON)),
        row('attempts.near', score(ORDER_NEAR_ON)),
      ],
    },
  ],
};
