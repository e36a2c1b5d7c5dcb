import type { Act, Words } from '@sandtable/kernel';
import { ActSign } from '../board/ActSign.tsx';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { text } from '../words/words.ts';
import { Attention, type Regarded } from './attention.ts';
import styles from './ChoiceButton.module.css';
import { isSecondClick } from './secondClick.ts';
import { Stakes, Stands } from './Stakes.tsx';
import type { Foretold } from './stakes.ts';

/** Where nobody is told what is looked at. */
const NOBODY = new Attention();

export type ChoiceLook = 'primary' | 'button' | 'choice';

/** What is seen of a choice where all of it need not be. */
export interface Short {
  readonly name: string;
  /** What it costs, unless that is told of several. */
  readonly cost: string;
}

interface ChoiceButtonProps {
  /** The key that takes it; beyond the ninth there is none. */
  readonly shortcut: string;
  readonly label: string;
  readonly short?: Short | undefined;
  /** Whom it is about, where the label does not say so. */
  readonly detail?: string | undefined;
  readonly look: ChoiceLook;
  /** What is done by it, as on the board. */
  readonly acts?: readonly Act[];
  /** Enter takes it as well. */
  readonly usual: boolean;
  readonly words: Words;
  /** What is known of the move that it makes. */
  readonly foretold?: Foretold | undefined;
  /** The same, worked out when somebody looks. */
  readonly onLook?: (() => Foretold) | undefined;
  /** What is meant by looking at it, and who is told of that. */
  readonly regarded?: Regarded;
  readonly attention?: Attention;
  /** Which click it is of those that follow each other quickly; 0 where it was a key. */
  readonly onTake: (click: number) => void;
}

export function ChoiceButton(props: ChoiceButtonProps) {
  const { shortcut, label, short, detail, look, acts = [], usual, words, onLook } = props;
  const { regarded, attention = NOBODY, onTake } = props;
  const [looked, setLooked] = useState<Foretold>();
  const foretold = props.foretold ?? looked;
  // The pointer is on the board at what it means.
  const pointed = useSyncExternalStore(attention.subscribe, () => attention.isAt(regarded));
  const advised = useSyncExternalStore(attention.subscribe, () => attention.isAdvised(regarded));
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (advised) button.current?.scrollIntoView({ block: 'nearest' });
  }, [advised]);
  const regard = (isRegarded: boolean) => () => {
    if (isRegarded && foretold === undefined) setLooked(onLook?.());
    attention.list(isRegarded ? regarded : undefined);
  };
  const hasKey = shortcut.length === 1;
  const said = foretold === undefined ? '' : words.stakes(foretold.stakes, foretold.stands);
  return (
    <button
      ref={button}
      type="button"
      className={styles[look]}
      {...(short !== undefined && { 'data-short': true, title: label })}
      {...(hasKey && { 'data-choice': shortcut, 'aria-keyshortcuts': shortcut })}
      {...(usual && { 'data-default': true })}
      {...(pointed && { 'data-pointed': true })}
      {...(advised && { 'data-advised': true })}
      {...(said !== '' && { 'aria-description': said })}
      // Not when it enters: what moves under a pointer that rests is not looked at.
      onPointerMove={regard(true)}
      onPointerLeave={regard(false)}
      onFocus={regard(true)}
      onBlur={regard(false)}
      onClick={(event) => {
        if (!isSecondClick(event)) onTake(event.detail);
      }}
    >
      {hasKey && (
        <kbd aria-hidden="true" className={styles['key']}>
          {shortcut.toUpperCase()}
        </kbd>
      )}
      {acts.length === 1 && look !== 'primary' && short === undefined && (
        <svg className={styles['act']} viewBox="-11 -11 22 22" aria-hidden="true">
          <ActSign act={acts[0]} />
        </svg>
      )}
      <span className={styles['label']}>
        <span className={short === undefined ? undefined : 'unseen'}>{label}</span>
        {short !== undefined && <span aria-hidden="true">{short.name}</span>}
        <span className={styles['aside']}>
          {detail !== undefined && <span>{detail}</span>}
          {short !== undefined && short.cost !== '' && <span aria-hidden="true">{short.cost}</span>}
          {foretold !== undefined && (
            <Stakes words={words} foretold={foretold} briefly={short !== undefined} />
          )}
        </span>
      </span>
      {foretold !== undefined && short === undefined && (
        <Stands words={words} foretold={foretold} />
      )}
      {usual && (
        <kbd aria-hidden="true" className={styles['enter']}>
          {text('play.enter')}
        </kbd>
      )}
    </button>
  );
}
