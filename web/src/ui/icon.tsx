/** Every icon of the app, as strokes on a 24 by 24 grid. */
const STROKES = {
  back: 'M15 5l-7 7 7 7',
  forward: 'M9 5l7 7-7 7',
  close: 'M6 6l12 12M18 6L6 18',
  menu: 'M4 7h16M4 12h16M4 17h16',
  star: 'M12 2.6l2.9 6 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5L2.6 9.5l6.5-.9z',
  search: 'M11 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM16 16l4.5 4.5',
  locate: 'M12 3v3M12 18v3M3 12h3M18 12h3M12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10z',
  message: 'M4 5h16v11H9l-5 4z',
  person: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4.5 20.5c1.2-4 4-6 7.5-6s6.3 2 7.5 6',
  directions: 'M12 2.5L21.5 12 12 21.5 2.5 12zM9 14.5v-3h5.5M12.5 9l2.5 2.5-2.5 2.5',
  map: 'M9 4L3.5 6v14L9 18l6 2 5.5-2V4L15 6zM9 4v14M15 6v14',
  heart: 'M12 20.5C6 16 3 12.7 3 9a4.8 4.8 0 0 1 9-2.3A4.8 4.8 0 0 1 21 9c0 3.7-3 7-9 11.5z',
  share: 'M12 15V3M8 6.5L12 3l4 3.5M5 12v8h14v-8',
  home: 'M4 11.5L12 4l8 7.5M6 10v10h12V10',
  fullscreen: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  replay: 'M4 4v5h5M4.6 9A8.5 8.5 0 1 1 3.5 13',
  clock: 'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM12 8v4.5l3 2',
  pin: 'M12 21s-7-6.2-7-11.3a7 7 0 0 1 14 0C19 14.8 12 21 12 21zM12 7.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z',
  gift: 'M4.5 11.5v8.5h15v-8.5M3 7.5h18v4H3zM12 7.5V20M12 7.5c-1.5-4.5-6-5-6-2.3 0 1.6 2 2.3 6 2.3zM12 7.5c1.5-4.5 6-5 6-2.3 0 1.6-2 2.3-6 2.3z',
  check: 'M4.5 12.5l5 5L19.5 7',
  warning: 'M12 3.5L22 20.5H2zM12 10v4.5M12 17.5v.01',
  bell: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l2 2H4zM10 21.5h4',
  document: 'M7 3.5h7.5L19 8v12.5H5V3.5zM14 3.5V8.5h5M8.5 12.5h7M8.5 16.5h7',
  logout: 'M13.5 4H5v16h8.5M9.5 12H21M17 8l4 4-4 4',
  phone: 'M7 2.5h10v19H7zM11 18.5h2',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z',
  dashboard: 'M4 4h6.5v8H4zM13.5 4H20v5h-6.5zM13.5 12H20v8h-6.5zM4 15h6.5v5H4z',
  download: 'M12 4v11M8 11.5l4 3.5 4-3.5M5 20h14',
  walk: 'M13 3.5v.01M8.5 21.5l3-7M11.5 14.5l1-6 3.5 5.5v7.5M12.5 8.5L8 10.5V14M12.5 8.500l3 3 3.500 1',
} as const;

const FILLED = {
  play: 'M8 5.5v13a1 1 0 0 0 1.5.860l11-6.5a1 1 0 0 0 0-1.72l-11-6.5A1 1 0 0 0 8 5.5z',
  pause:
    'M7 5h2.5a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1zM14.5 5H17a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1h-2.5a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1z',
} as const;

export type IconName = keyof typeof STROKES | keyof typeof FILLED;

/** An icon next to text with the same meaning, or inside a control with a name; never alone. */
export function Icon({ name }: { readonly name: IconName }) {
  if (!(name in FILLED)) return <StrokeIcon strokes={STROKES[name as keyof typeof STROKES]} />;
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={FILLED[name as keyof typeof FILLED]} fill="currentColor" />
    </svg>
  );
}

type StrokeIconProps = {
  /** On a 24 by 24 grid. */
  readonly strokes: string;
  /** In pixels. */
  readonly size?: number;
};

/** For icons that aren't part of the first visit, which are defined where they are used. */
export function StrokeIcon({ strokes, size = 24 }: StrokeIconProps) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path
        d={strokes}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
