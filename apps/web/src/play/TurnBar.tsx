import { Icon, type IconName } from '../app/Icon.tsx';
import { text } from '../words/words.ts';
import styles from './TurnBar.module.css';

interface TurnBarProps {
  /** Whether it can be turned, or only be chosen where. */
  readonly turns: boolean;
  readonly canSet: boolean;
  /** What is turned is at the lower edge of the table: on a small screen the tools lie at the other. */
  readonly low: boolean;
  readonly onTurn: (steps: number, fine: boolean) => void;
  readonly onSet: () => void;
  readonly onBack: () => void;
}

/** Over the board while something stands there that is not done with: large enough for fingers. */
export function TurnBar({ turns, canSet, low, onTurn, onSet, onBack }: TurnBarProps) {
  const turnBy = (steps: number) => (event: { readonly shiftKey: boolean }) =>
    onTurn(steps, event.shiftKey);
  return (
    <div className={styles['bar']} data-low={low} role="group" aria-label={text('play.turning')}>
      {turns && <Tool label={text('play.turnLeft')} icon="turnLeft" act={turnBy(-1)} />}
      <button
        type="button"
        className={styles['set']}
        aria-label={text('play.set')}
        title={text('play.set')}
        disabled={!canSet}
        onClick={onSet}
      >
        <Icon name="done" />
      </button>
      {turns && <Tool label={text('play.turnRight')} icon="turnRight" act={turnBy(1)} />}
      <Tool label={text('play.letGo')} icon="close" act={onBack} />
    </div>
  );
}

interface ToolProps {
  readonly label: string;
  readonly icon: IconName;
  readonly act: (event: { readonly shiftKey: boolean }) => void;
}

function Tool({ label, icon, act }: ToolProps) {
  return (
    <button type="button" className={styles['tool']} aria-label={label} title={label} onClick={act}>
      <Icon name={icon} />
    </button>
  );
}
