import { useState, type ComponentProps } from 'react';
import { Dialog } from '../app/Dialog.tsx';
import { filledTrays, TrayList } from '../board/Trays.tsx';
import { text } from '../words/words.ts';

type TraysButtonProps = ComponentProps<typeof TrayList>;

/** What lies beside the table, behind a button where there is no room for a shelf. */
export function TraysButton(props: TraysButtonProps) {
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  const trays = filledTrays(props.scene);
  if (trays.length === 0) return null;
  const count = trays.reduce((sum, { pieces }) => sum + pieces.length, 0);
  return (
    <>
      <button type="button" className="quiet" onClick={() => setOpen(true)}>
        {text('play.beside', { count })}
      </button>
      {open && (
        <Dialog label={text('play.beside.title')} onClose={close}>
          <TrayList
            {...props}
            onPick={(pick) => {
              close();
              props.onPick(pick);
            }}
          />
          <button type="button" onClick={close}>
            {text('app.close')}
          </button>
        </Dialog>
      )}
    </>
  );
}
