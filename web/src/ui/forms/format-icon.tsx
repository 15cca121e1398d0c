import { StrokeIcon } from '../icon.tsx';

/** Icons that only the text editor needs, so that the first visit doesn't load them. */
const STROKES = {
  bold: 'M7.5 5h5.5a3.5 3.5 0 0 1 0 7H7.5zM7.5 12H14a3.5 3.5 0 0 1 0 7H7.5z',
  italic: 'M10 5h7M7 19h7M14 5l-4 14',
  heading: 'M6 5v14M18 5v14M6 12h12',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1-1',
  list: 'M9 6h11M9 12h11M9 18h11M4.5 6v.01M4.5 12v.01M4.5 18v.01',
  numbered: 'M10 6h10M10 12h10M10 18h10M4 4.5l1.5-.5v4.5M3.8 15.5c2.5-1.5 3.2.4 2 1.7l-2 2.3h2.7',
  quote: 'M10 7H5v6h4.5c0 2-1 3.5-3.5 4M19 7h-5v6h4.5c0 2-1 3.5-3.5 4',
  image: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.5 8.5v.01',
  paragraphBreak: 'M4 5h16M4 19h16M3 12c1.5-2 3-2 4.5 0s3 2 4.5 0 3-2 4.5 0 3 2 4.5 0',
} as const;

export type FormatIconName = keyof typeof STROKES;

/** Decorative: it is inside a button that has a name. */
export function FormatIcon({ name }: { readonly name: FormatIconName }) {
  return <StrokeIcon strokes={STROKES[name]} size={20} />;
}
