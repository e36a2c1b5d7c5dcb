import { Icon } from '../app/Icon.tsx';
import { trySound } from '../sounds/sounds.ts';
import { changeSettings, useSettings } from '../store/settings.ts';
import { text } from '../words/words.ts';

/** Switches sound on and off where the game is played; whoever switches it on hears it. */
export function SoundButton() {
  const { sound } = useSettings();
  return (
    <button
      type="button"
      aria-pressed={sound}
      onClick={() => {
        changeSettings({ sound: !sound });
        if (!sound) trySound('dice');
      }}
    >
      <Icon name={sound ? 'sound' : 'mute'} />
      {text('play.sound')}
    </button>
  );
}
