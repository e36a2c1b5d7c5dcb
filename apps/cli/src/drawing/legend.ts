import { lineWidth, paint, wrap } from '../terminal.ts';

/** What letters mean, one after another. No line ends between a letter and what it means. */
export function legendOf(parts: readonly string[]): string {
  const whole = parts.map((part) => part.replaceAll(' ', '\u00A0')).join(' · ');
  return paint('dim', wrap(whole, lineWidth(), '   ').replaceAll('\u00A0', ' '));
}
