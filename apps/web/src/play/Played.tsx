import { lazy, Suspense, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useFeature } from '../online/useFeature.ts';
import { text } from '../words/words.ts';
import type { Pacer } from './pacer.ts';
import type { Sitting } from './sitting.ts';
import { SoFar } from './SoFar.tsx';
import { Table } from './Table.tsx';

const GoOnDialog = lazy(async () => ({
  default: (await import('../online/GoOnDialog.tsx')).GoOnDialog,
}));

interface PlayedProps {
  readonly sitting: Sitting;
  readonly pacer: Pacer;
  readonly coach: ReactNode;
  readonly onOutdated: () => void;
}

/** The table of a match on this device. Where there is a host, it can be gone on with somebody elsewhere. */
export function Played({ sitting, pacer, coach, onOutdated }: PlayedProps) {
  const { outcome } = useSyncExternalStore(sitting.subscribe, sitting.moment);
  const isHosted = useFeature('invite');
  const [isAsking, setIsAsking] = useState(false);
  const items = [{ label: text('friend.goOn'), act: () => setIsAsking(true) }];
  const extras = isHosted && outcome === undefined ? { menu: items } : {};
  return (
    <>
      <SoFar sitting={sitting}>
        <Table
          sitting={sitting}
          pacer={pacer}
          coach={coach}
          extras={extras}
          onOutdated={onOutdated}
        />
      </SoFar>
      {isAsking && (
        <Suspense>
          <GoOnDialog sitting={sitting} onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
