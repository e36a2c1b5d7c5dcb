const DAY = new Intl.DateTimeFormat('en', { dateStyle: 'long' });

export function dayOf(time: number): string {
  return DAY.format(time);
}
