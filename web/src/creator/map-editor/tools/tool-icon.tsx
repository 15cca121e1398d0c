import { StrokeIcon } from '../../../ui/icon.tsx';

/** The icons of the editor's tools, as strokes on a 24 by 24 grid. */
const STROKES = {
  select: 'M6 4l12 7-5.5 1.5L10 18z',
  pin: 'M12 21s-7-6.2-7-11.3a7 7 0 0 1 14 0C19 14.8 12 21 12 21zM12 7.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z',
  path: 'M5 20a2 2 0 1 1 0-4 2 2 0 0 1 0 4zM19 8a2 2 0 1 1 0-4 2 2 0 0 1 0 4zM6.5 16.5L10 10l4.5 4L18 8',
  boundary: 'M5 8l8-4 7 6-3 9-10 1z',
  places: 'M10 20s-6-5.3-6-9.7a6 6 0 0 1 12 0M10 8v5M7.5 10.5h5M18 14v7M14.5 17.5h7',
  undo: 'M8 5L4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11h-4',
  redo: 'M16 5l4 4-4 4M20 9H10a5.5 5.5 0 0 0 0 11h4',
  expand: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
} as const;

export type ToolIconName = keyof typeof STROKES;

/** Decorative: it is always beside or inside something with a name. */
export function ToolIcon({ name }: { readonly name: ToolIconName }) {
  return <StrokeIcon strokes={STROKES[name]} />;
}
