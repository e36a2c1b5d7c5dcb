import { Icon } from '../app/Icon.tsx';
import { usePageTitle } from '../app/usePageTitle.ts';
import {
  changeSettings,
  MODES,
  SCHEMES,
  SPEEDS,
  useSettings,
  type Settings,
} from '../store/settings.ts';
import { text } from './words.ts';
import { Choice } from './Choice.tsx';
import { MatchesHere } from './MatchesHere.tsx';
import { SchemeSample } from './SchemeSample.tsx';
import styles from './SettingsPage.module.css';
import { SOUNDS } from '../sounds/scores.ts';
import { trySound } from '../sounds/sounds.ts';

/** How somebody likes it. */
export function SettingsPage() {
  usePageTitle(text('settings.title'));
  const settings = useSettings();
  return (
    <main id="content" className={`page ${styles['page']}`}>
      <h1>{text('settings.title')}</h1>
      <p className={styles['about']}>{text('settings.about')}</p>

      <section className="panel" aria-labelledby="settings-looks">
        <h2 id="settings-looks">{text('settings.looks')}</h2>
        <Choice
          label={text('settings.scheme')}
          values={SCHEMES}
          chosen={settings.scheme}
          cards
          onChoose={(scheme) => changeSettings({ scheme })}
        >
          {(scheme) => (
            <>
              <SchemeSample scheme={scheme} />
              <strong>{text(`settings.scheme.${scheme}`)}</strong>
              <span className={styles['note']}>{text(`settings.scheme.${scheme}.about`)}</span>
            </>
          )}
        </Choice>
        <Choice
          label={text('settings.mode')}
          values={MODES}
          chosen={settings.mode}
          onChoose={(mode) => changeSettings({ mode })}
        >
          {(mode) => text(`settings.mode.${mode}`)}
        </Choice>
        <Switch
          setting="largeText"
          label={text('settings.largeText')}
          about={text('settings.largeText.about')}
        />
      </section>

      <section className="panel" aria-labelledby="settings-pace">
        <h2 id="settings-pace">{text('settings.pace')}</h2>
        <Choice
          label={text('settings.speed')}
          values={SPEEDS}
          chosen={settings.speed}
          onChoose={(speed) => changeSettings({ speed })}
        >
          {(speed) => text(`settings.speed.${speed}`)}
        </Choice>
        <p className={styles['note']}>
          {text('settings.speed.about')}{' '}
          {matchMedia('(prefers-reduced-motion: reduce)').matches && (
            <strong>{text('settings.speed.reduced')}</strong>
          )}
        </p>
      </section>

      <section className="panel" aria-labelledby="settings-sound">
        <h2 id="settings-sound">{text('settings.sound')}</h2>
        <Switch
          setting="sound"
          label={text('settings.sound.on')}
          about={text('settings.sound.about')}
          onSwitched={(on) => on && trySound('dice')}
        />
        <div className={styles['row']} role="group" aria-label={text('settings.sound.try')}>
          {SOUNDS.map((sound) => (
            <button key={sound} type="button" onClick={() => trySound(sound)}>
              <Icon name="note" />
              {text(`settings.sound.${sound}`)}
            </button>
          ))}
        </div>
      </section>

      <MatchesHere />
    </main>
  );
}

interface SwitchProps {
  /** One that is either on or off. */
  readonly setting: {
    [K in keyof Settings]: Settings[K] extends boolean ? K : never;
  }[keyof Settings];
  readonly label: string;
  readonly about: string;
  readonly onSwitched?: (on: boolean) => void;
}

function Switch({ setting, label, about, onSwitched }: SwitchProps) {
  const settings = useSettings();
  const noteId = `settings-${setting}-about`;
  return (
    <div className={styles['switch']}>
      <label>
        <input
          type="checkbox"
          checked={settings[setting]}
          aria-describedby={noteId}
          onChange={({ target: { checked } }) => {
            changeSettings({ [setting]: checked });
            onSwitched?.(checked);
          }}
        />
        {label}
      </label>
      <p id={noteId} className={styles['note']}>
        {about}
      </p>
    </div>
  );
}
