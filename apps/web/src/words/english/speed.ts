/** How fast it goes, where it is set and where it is seen. */
export const SPEED = {
  'settings.speed': 'How fast things move',
  'settings.speed.slow': 'Slow',
  'settings.speed.normal': 'Normal',
  'settings.speed.fast': 'Fast',
  'settings.speed.off': 'Not at all',
  'settings.speed.about':
    'If your system is set to show less motion, nothing moves here either, whatever you choose.',
  'settings.speed.reduced': 'Your system is set to that now.',
} as const;
