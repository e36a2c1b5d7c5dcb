/** Lines on a square of 24, as thick as the letters beside them. */
const ICONS = {
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  /** Half a turn of the table. */
  half: 'M5.5 9.5A7 7 0 0 1 18.7 10M18.5 14.5A7 7 0 0 1 5.3 14M19.2 5.5V10h-4.5M4.8 18.5V14h4.5',
  /** All of it. */
  fit: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  undo: 'M8.5 5L4 9.5L8.5 14M4.5 9.5H14.5a5 5 0 0 1 0 10H9',
  menu: 'M4 7h16M4 12h16M4 17h16',
  open: 'M6.5 9.5L12 15l5.5-5.5',
  shut: 'M6.5 14.5L12 9l5.5 5.5',
  warning: 'M12 4L2.8 20h18.4zM12 10v4.5M12 17.3v.2',
  turnLeft: 'M5 4.5v5h5M5.5 9a7.5 7.5 0 1 1-.8 5.2',
  turnRight: 'M19 4.5v5h-5M18.5 9a7.5 7.5 0 1 0 .8 5.2',
  done: 'M5 12.5l4.7 4.7L19 7.5',
  close: 'M6 6l12 12M18 6L6 18',
  note: 'M9 17.5V6l9-2v11.5M9 17.5a2.5 2.5 0 1 1-5 0a2.5 2.5 0 1 1 5 0zM18 15.5a2.5 2.5 0 1 1-5 0a2.5 2.5 0 1 1 5 0z',
  sound: 'M4 9.5v5h3.5L12.5 19V5L7.5 9.5zM16 9a4.5 4.5 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11',
  talk: 'M4 5h16v11H10l-5 4v-4H4z',
  person: 'M16 8a4 4 0 1 1-8 0a4 4 0 1 1 8 0zM4.5 20c.7-3.6 3.7-5.5 7.5-5.5s6.8 1.9 7.5 5.5',
  mute: 'M4 9.5v5h3.5L12.5 19V5L7.5 9.5zM16.5 9.5l5 5M21.5 9.5l-5 5',
} as const;
export type IconName = keyof typeof ICONS;

/** A sign on a button; what it means is said in words beside it, or to those who do not see it. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1.25em"
      height="1.25em"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={ICONS[name]} />
    </svg>
  );
}
