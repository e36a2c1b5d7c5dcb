/** The board, for those who look and those who listen. */
export const BOARD = {
  'board.label': 'The table',
  'board.zoomIn': 'Zoom in',
  'board.zoomOut': 'Zoom out',
  'board.turn': 'Turn the table round',
  'board.fit': 'See the whole table',
  'board.cell': '{square}, {ground}',
  'board.cell.holds': '{square}, {ground}: {pieces}',
  'board.holds': '{label}: {count}',
  'board.choosable': 'can be chosen',
  'board.act.move': 'can be moved to',
  'board.act.shoot': 'can be shot at',
  'board.act.assault': 'can be assaulted',
  'board.chosen': 'chosen',
  'board.piece': '{piece}, {side}',
  'board.piece.marks': '{piece}, {side} ({marks})',
} as const;
