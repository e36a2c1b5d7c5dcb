import { useEffect, useState, type ReactNode } from 'react';
import { text } from '../words/words.ts';
import styles from './DropZone.module.css';
import { useReceiver } from './useReceiver.tsx';

/** The whole window takes a file that is dropped on it. */
export function DropZone({ children }: { readonly children: ReactNode }) {
  const [over, setOver] = useState(false);
  const { take, dialog } = useReceiver();
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const hasFiles = (event: DragEvent): boolean => !!event.dataTransfer?.types.includes('Files');
    const hover = (event: DragEvent): void => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    addEventListener('dragenter', hover, { signal });
    addEventListener('dragover', hover, { signal });
    addEventListener(
      'dragleave',
      (event) => {
        // It goes from element to element, and from the last one to nothing.
        if (event.relatedTarget === null) setOver(false);
      },
      { signal },
    );
    addEventListener(
      'drop',
      (event) => {
        setOver(false);
        if (!hasFiles(event)) return;
        event.preventDefault();
        take([...(event.dataTransfer?.files ?? [])]);
      },
      { signal },
    );
    return () => stop.abort();
    // What takes the file only sets a state: any of them will do.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <>
      {children}
      {over && (
        <div className={styles['cover']}>
          <div className={styles['sheet']}>
            <p className={styles['title']}>{text('files.drop')}</p>
            <p className={styles['hint']}>{text('files.drop.hint')}</p>
          </div>
        </div>
      )}
      {dialog}
    </>
  );
}
