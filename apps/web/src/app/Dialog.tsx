import { useEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

interface DialogProps {
  readonly label: string;
  readonly children: ReactNode;
  /** Over the panel beside the board, as high as the window; else in the middle of it. */
  readonly place?: 'panel';
  readonly onClose: () => void;
}

/** A question or a card over the page. The browser keeps the focus in it, and Escape closes it. */
export function Dialog({ label, children, place, onClose }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  // At the end of the page, so that it looks the same wherever it is opened from.
  return createPortal(
    // A click on the backdrop is a click on the dialog itself; Escape does the same by keyboard.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      aria-label={label}
      data-place={place}
      onClose={() => {
        // A dialog that is put away and up again at once hears of the first only afterwards.
        if (dialog.current?.open !== true) onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      {children}
    </dialog>,
    document.body,
  );
}
