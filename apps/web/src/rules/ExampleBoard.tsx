import type { GuideShape, Scene } from '@sandtable/kernel';
import { memo, type CSSProperties } from 'react';
import boardStyles from '../board/Board.module.css';
import { Drawing, namesAcross, namesUp } from '../board/Drawing.tsx';
import { Effects } from '../board/Effects.tsx';
import { GuideLayer } from '../board/GuideLayer.tsx';
import { raiseAt } from '../board/Standing.tsx';
import { unitOf } from '../board/unit.ts';
import type { Game } from '../games/games.ts';
import type { Effect } from '../games/look.ts';
import type { Crop } from './crop.ts';
import styles from './ExampleBoard.module.css';

interface ExampleBoardProps {
  readonly game: Game;
  readonly scene: Scene;
  readonly crop: Crop;
  /** What is drawn over the table. */
  readonly shapes: readonly GuideShape[];
  /** What flashes. */
  readonly effects: readonly Effect[];
  /** What it is, for those who cannot see it. */
  readonly label: string;
}

/** About so wide it is on the page, in pixels: pieces are drawn as large as it takes to read them. */
const USUAL_WIDTH = 360;

/** A part of the table in a frame of its own, drawn like the table itself. */
export const ExampleBoard = memo(function ExampleBoard(props: ExampleBoardProps) {
  const { game, scene, crop, shapes, effects, label } = props;
  const { x, y, width, height } = crop;
  const frame = frameOf(scene, crop);
  // Lines are as thick as on a table of this size.
  const unit = unitOf({ ...scene, width: 2 * width, height: 2 * height });
  const style = {
    '--unit': Math.min(unit, unitOf(scene)),
    '--raise': raiseAt(game.look, width / USUAL_WIDTH),
    '--ratio': (width + 2 * frame) / (height + 2 * frame),
  } as CSSProperties;
  return (
    <svg
      className={styles['board']}
      viewBox={`${x - frame} ${y - frame} ${width + 2 * frame} ${height + 2 * frame}`}
      style={style}
      data-game={game.ruleset.id}
      role="img"
      aria-label={label}
    >
      <Drawing game={game} scene={scene} />
      <GuideLayer game={game} scene={scene} guide={{ shapes, lines: [] }} knob={false} />
      <Effects effects={effects} height={scene.height} unit={unitOf(scene)} />
      <Frame scene={scene} crop={crop} />
    </svg>
  );
});

/** How broad the frame is: names have room in it. */
function frameOf({ grid }: Scene, { width, height }: Crop): number {
  return Math.max(width, height) * (grid === undefined ? 0.02 : 0.065);
}

/** The edge of the table around this part of it, with the names of the squares. */
function Frame({ scene, crop }: { readonly scene: Scene; readonly crop: Crop }) {
  const { x, y, width, height } = crop;
  const frame = frameOf(scene, crop);
  const far = scene.width + scene.height;
  const { grid } = scene;
  const isIn = (at: number, from: number, length: number): boolean =>
    at > from && at < from + length;
  const across = grid === undefined ? [] : namesAcross(scene);
  const up = grid === undefined ? [] : namesUp(scene);
  const size = { fontSize: frame * 0.72 };
  return (
    <g aria-hidden="true">
      <path
        className={boardStyles['edge']}
        fillRule="evenodd"
        d={`M${-far} ${-far}H${2 * far}V${2 * far}H${-far}ZM${x} ${y}h${width}v${height}h${-width}Z`}
      />
      {across
        .filter(({ at }) => isIn(at, x, width))
        .map(({ name, at }) => (
          <text
            key={name}
            className={styles['name']}
            style={size}
            x={at}
            y={y + height + frame * 0.76}
          >
            {name}
          </text>
        ))}
      {up
        .map(({ name, at }) => ({ name, at: scene.height - at }))
        .filter(({ at }) => isIn(at, y, height))
        .map(({ name, at }) => (
          <text
            key={name}
            className={styles['name']}
            style={size}
            x={x - frame / 2}
            y={at + frame * 0.25}
          >
            {name}
          </text>
        ))}
    </g>
  );
}
