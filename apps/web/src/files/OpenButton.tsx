import { useRef } from 'react';
import { text } from '../words/words.ts';
import { useReceiver } from './useReceiver.tsx';

/** Chooses a file from this device and opens it. */
export function OpenButton() {
  const input = useRef<HTMLInputElement>(null);
  const { take, dialog } = useReceiver();
  return (
    <>
      <button type="button" onClick={() => input.current?.click()}>
        {text('files.open')}
      </button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label={text('files.open')}
        hidden
        onChange={({ currentTarget }) => {
          take([...(currentTarget.files ?? [])]);
          // So that the same file, mended, can be chosen again.
          currentTarget.value = '';
        }}
      />
      {dialog}
    </>
  );
}
