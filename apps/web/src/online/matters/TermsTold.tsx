import { USUAL_TERMS, type Terms } from '@sandtable/wire';
import { clockWords, termsText } from './termsText.ts';

interface TermsToldProps {
  readonly terms: Terms;
  /** How it is come to: from the lobby, where everybody sees it, or by an invitation. */
  readonly from: 'link' | 'lobby';
}

/** All that whoever takes a seat agrees to by taking it. */
export function TermsTold({ terms, from }: TermsToldProps) {
  return <p>{termsWords(terms, from)}</p>;
}

export function termsWords(terms: Terms, from: TermsToldProps['from']): string {
  const { clock, overstay, takeBacks, help, spectators, holidays } = { ...USUAL_TERMS, ...terms };
  const what = termsText(`terms.overstay.${overstay}`);
  const timed =
    clock === undefined
      ? [termsText('terms.told.none')]
      : [
          termsText(`terms.told.${clock.kind}`, { clock: clockWords(clock) }),
          termsText('terms.told.overstay', { what }),
          ...(holidays > 0 ? [termsText('terms.told.holidays', { days: holidays })] : []),
        ];
  return [
    ...timed,
    termsText(takeBacks ? 'terms.told.takeBacks' : 'terms.told.takeBacks.none'),
    termsText(help ? 'terms.told.help' : 'terms.told.help.none'),
    termsText(spectators ? `terms.told.watched.${from}` : 'terms.told.unwatched'),
  ].join(' ');
}
