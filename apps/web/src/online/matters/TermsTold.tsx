import { USUAL_TERMS, type Terms } from '@sandtable/wire';
import { text } from '../words.ts';
import { timeText } from './time.ts';

/** What whoever is invited agrees to by taking his seat; nothing where it is as usual. */
export function TermsTold({ terms }: { readonly terms: Terms }) {
  const { clock, overstay, takeBacks, spectators, holidays } = { ...USUAL_TERMS, ...terms };
  const lines = [
    clock?.kind === 'move' ? text('terms.told.move', { time: timeText(clock.seconds * 1000) }) : '',
    clock?.kind === 'bank'
      ? text('terms.told.bank', {
          time: timeText(clock.seconds * 1000),
          increment: timeText(clock.increment * 1000),
        })
      : '',
    clock === undefined
      ? ''
      : text('terms.told.overstay', { what: text(`terms.overstay.${overstay}`) }),
    clock !== undefined && holidays > 0 ? text('terms.told.holidays', { days: holidays }) : '',
    takeBacks ? '' : text('terms.told.takeBacks'),
    spectators ? '' : text('terms.told.spectators'),
  ].filter((line) => line !== '');
  return lines.length === 0 ? null : <p>{lines.join(' ')}</p>;
}
