import { box, circle, fine } from '../scenery/shapes.ts';
import { ALARM, CREAM, GILT, GILT_DARK } from './colours.ts';

interface BlockMarksProps {
  readonly wide: number;
  readonly deep: number;
  readonly marks: readonly string[];
}

/** What a block has done and can do in this turn. */
export function BlockMarks({ wide, deep, marks }: BlockMarksProps) {
  const [right, back] = [wide / 2, deep / 2];
  return (
    <>
      {marks.includes('moved') && (
        <>
          <path d={box(-right, -back, wide, deep)} fill="#140f08" opacity={0.17} />
          {/* A notch in the back edge. */}
          <path d={box(-7, back - 4, 14, 4)} fill={CREAM} opacity={0.9} />
        </>
      )}
      {marks.includes('column') && (
        <path
          d={[-0.3, 0.44].map((part) => `M-7 ${fine(part * deep)}l7 -7l7 7`).join('')}
          fill="none"
          stroke={CREAM}
          strokeWidth={2.6}
          opacity={0.85}
        />
      )}
      {marks.includes('contact') && (
        <path
          d={`M${fine(-right)} ${fine(-back)}h${fine(wide)}`}
          stroke={ALARM}
          strokeWidth={3}
          strokeDasharray="7 3"
        />
      )}
      {marks.includes('inRange') && (
        <path
          d={circle(right - 6.5, back - 6.5, 3.6)}
          fill={GILT}
          stroke={GILT_DARK}
          strokeWidth={1.4}
        />
      )}
      {marks.includes('hidden') && (
        <path
          d={box(-right, -back, wide, deep)}
          fill="none"
          stroke={CREAM}
          strokeWidth={1.6}
          strokeDasharray="5 4"
        />
      )}
    </>
  );
}
