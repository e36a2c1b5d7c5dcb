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
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d="M4 9v6h4l5 4V5L8 9z" fill="currentColor" />
        <path
          d={sound ? 'M16 8.5a5 5 0 0 1 0 7M18.5 6a8.5 8.5 0 0 1 0 12' : 'M16 9l6 6M22 9l-6 6'}
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
        />
      </svg>
      {text('play.sound')}
    </button>
  );
}
