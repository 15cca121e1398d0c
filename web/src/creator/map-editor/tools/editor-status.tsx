import { SHAPE_KINDS } from '@laneway/domain/geo/shapes-text';
import { useMediaQuery } from '../../../ui/use-media-query.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useEditorState } from '../editor-context.ts';
import type { Preview } from '../scene/own-shapes.tsx';
import { MAX_HANDLES } from '../scene/shape-handles.tsx';
import { PIN_NAMES } from '../state/announcements.ts';
import type { EditorState, Selection } from '../state/editor-state.ts';
import styles from './editor-status.module.css';
import { measurePaths } from './path-measure.ts';

export type EditorStatusProps = {
  /** The shape being dragged, so that the length is always right. */
  readonly preview: Preview | null;
  /** True in read-only mode, which has no hints. */
  readonly isQuiet: boolean;
};

/** Shown below the map: the length of the path, and what a tap would do. */
export function EditorStatus({ preview, isQuiet }: EditorStatusProps) {
  const state = useEditorState();
  const hasMouse = useMediaQuery('(hover: hover) and (pointer: fine)');
  const { drawing, announcement } = state;
  const paths =
    preview?.ref.kind === 'path'
      ? drawing.path.shown.with(preview.ref.index, preview.shape)
      : drawing.path.shown;
  const measure = measurePaths(paths);
  // A repeated sentence must differ for screen readers to announce it again.
  const repeat = announcement.number % 2 === 0 ? '' : '\u00a0';
  return (
    <div className={styles.status}>
      <div className={styles.words}>
        {measure !== null && <p className={styles.measure}>{measure}</p>}
        {!isQuiet && (
          <p className={styles.hint}>{hasMouse ? hintForMouse(state) : hintFor(state)}</p>
        )}
      </div>
      <VisuallyHidden>
        <span role="status">{announcement.text === '' ? '' : announcement.text + repeat}</span>
      </VisuallyHidden>
    </div>
  );
}

/** All hints that name the gesture begin with it. */
function hintForMouse(state: EditorState): string {
  return hintFor(state).replace(/^Tap/, 'Click');
}

function hintFor(state: EditorState): string {
  const { held, splitFrom, tool, draft, subject, selection } = state;
  if (held !== null) return 'Move the map, then drop it.';
  if (splitFrom !== null) return 'Tap the corner to split to.';
  switch (tool) {
    case 'pin':
      return `Tap the map to set the ${PIN_NAMES[subject].toLowerCase()}.`;
    case 'path':
      return draft === null ? 'Tap the map to start a path.' : 'Tap to add points, then finish.';
    case 'boundary':
      return boundaryHint(draft?.points.length ?? 0);
    case 'places':
      return 'Tap the map to add each place.';
    case 'select':
      return selection === null ? selectHint(state) : selectionHint(state, selection);
  }
}

function boundaryHint(points: number): string {
  if (points === 0) return 'Tap around an area, such as a park, to show visitors where it is.';
  if (points < SHAPE_KINDS.boundary.minPoints) return 'Tap to add corners.';
  return 'Tap the first point, or Finish.';
}

function selectionHint({ drawing }: EditorState, { kind, index }: Selection): string {
  const count = drawing[kind].shown[index]?.points.length ?? 0;
  return count > MAX_HANDLES ? 'Zoom in to drag its points.' : 'Drag a point to move it.';
}

function selectHint({ drawing, subject }: EditorState): string {
  const stale = (['path', 'boundary'] as const).find((kind) => drawing[kind].isStale);
  if (stale !== undefined) return `We can’t read the ${stale} text. This is how it was before.`;
  if (drawing.pin.isStale) return 'We can’t read the location. This is where it was before.';
  const hasShapes = drawing.path.shown.length + drawing.boundary.shown.length > 0;
  if (hasShapes) return 'Tap a path or boundary to change it.';
  if (drawing.pin.shown !== null) return `Drag the ${PIN_NAMES[subject].toLowerCase()} to move it.`;
  return 'Choose a tool to start drawing.';
}
