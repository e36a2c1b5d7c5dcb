/** What is printed around the map. */
export const SHEET_ENGLISH = {
  title: 'Square Bashing',
  map: 'Trench map',
  secret: 'not to be taken into front line trenches',
  yards: 'Yards',
  north: 'N',
} as const;
