const RIFLE =
  'M-17 .2L-16.4 5.4L-13.6 5.6L-7 2.2L-5.4 2.2L-4.6 4L-3.4 4L-3 2.2L-1.6 2.2L-1.2 4.4L2 4.4L2.4 2L10 1.2L10.4 .5L17 .3V-1.1L15.6 -1.2L15.2 -2.6L14.2 -2.6L13.8 -1.3L10.4 -1.4L10 -1.9L-2 -2.4L-4.6 -2.4L-7.6 -1.4Z';
const GUN =
  'M-17.5 -2L-17.5 4.2L-14.8 4.6L-10.4 2L-9.4 2L-8.6 5.8L-5.6 5.8L-5.2 2L5.6 2V1.2H13.4L17.5 2.4V-3.2L13.4 -2H5.6V-2.9H2.8C3 -5 3.8 -6.8 5.2 -8.4L1.6 -10.4C-.4 -8.4 -1.4 -5.8 -1.6 -2.9H-9L-11 -2Z';
const BIPOD = 'M9.4 0L5.4 9.2M9.4 0L13.8 9.2';
const TRIPOD = 'M6 1L-1 10M6 1L13 10M6 1V9.4';
const STAR =
  'M0 -11.4L2.9 -4L10.8 -3.5L4.7 1.5L6.7 9.2L0 4.9L-6.7 9.2L-4.7 1.5L-10.8 -3.5L-2.9 -4Z';

/** What kind of group it is: an officer's star, a machine gun on its bipod, or a rifle. */
export function KindSign({ kind }: { readonly kind: string }) {
  switch (kind) {
    case 'commander':
      return (
        <path
          d={STAR}
          transform="translate(2.5 -.6)"
          fill="var(--brass)"
          stroke="var(--counter-ink)"
          strokeWidth={0.8}
        />
      );
    case 'lmg':
      return (
        <g transform="translate(.4 2) scale(.92)" fill="var(--on-side)">
          <path d={GUN} />
          <path d={BIPOD} stroke="var(--on-side)" strokeWidth={2} strokeLinecap="round" />
        </g>
      );
    case 'rifle':
      return <path d={RIFLE} transform="translate(2 0) rotate(-30)" fill="var(--on-side)" />;
    case 'hmg':
      return (
        <g transform="translate(.4 .6) scale(.92)" fill="var(--on-side)">
          <path d={GUN} />
          <path d={TRIPOD} stroke="var(--on-side)" strokeWidth={2.2} strokeLinecap="round" />
        </g>
      );
    case 'mortar':
      return (
        <g transform="translate(2 1)" stroke="var(--on-side)" strokeLinecap="round" fill="none">
          <path d="M-6 8L5 -9" strokeWidth={5.4} strokeLinecap="butt" />
          <path d="M1 -3L10 8M-11 8.6H-1" strokeWidth={2.2} />
        </g>
      );
    case 'lightgun':
      return <FieldGun barrel={13} />;
    case 'heavygun':
      return <FieldGun barrel={18} />;
    case 'antitank':
      return (
        <g transform="translate(1.4 .6) rotate(-22)" fill="var(--on-side)">
          <path d="M-15 -1.8H7V1.8H-15Z" />
          <path d="M6 -4.4L15 0L6 4.4Z" />
          <path d="M-7 1.6v6h3.4v-6z" />
        </g>
      );
    default:
      return null;
  }
}

/** A gun on its wheels behind a shield. */
function FieldGun({ barrel }: { readonly barrel: number }) {
  return (
    <g transform="translate(-1 1.4)" stroke="var(--on-side)" fill="none">
      <path d={`M-3 -2.6L${barrel} -6.4`} strokeWidth={3.4} />
      <path d="M1.4 -9.4L3.4 1.6" strokeWidth={2.4} />
      <circle cx={0.6} cy={3.4} r={5} strokeWidth={2.4} />
      <path d="M-3 1.6L-15 7" strokeWidth={2.6} strokeLinecap="round" />
    </g>
  );
}
