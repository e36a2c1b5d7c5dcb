/** What is printed on the sheet besides names. */
export const SHEET_ENGLISH = {
  miles: 'Miles',
  scale: '1 : 16 000',
  north: 'N',
} as const;
