import { useEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

interface DialogProps {
  readonly label: string;
  readonly children: ReactNode;
  /** Over the panel beside the board, as high as the window; else in the middle of it. */
  readonly place?: 'panel';
  /** It closes only by what is in it: what it shows is not to be had again. */
  readonly isLasting?: boolean;
  readonly onClose: () => void;
}

/**
 * A question or a card over the page. The browser keeps the focus in it, and Escape closes it, if anything but a button does.
 * The focus begins on its first button: where something could be lost, that is the one that changes nothing.
 */
export function Dialog({ label, children, place, isLasting, onClose }: DialogProps) {
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
      {...(isLasting === true && { closedby: 'none' })}
      onCancel={(event) => {
        if (isLasting === true) event.preventDefault();
      }}
      onClose={() => {
        // A dialog that is put away and up again at once hears of the first only afterwards.
        if (dialog.current?.open !== true) onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current && isLasting !== true) onClose();
      }}
    >
      {children}
    </dialog>,
    document.body,
  );
}
