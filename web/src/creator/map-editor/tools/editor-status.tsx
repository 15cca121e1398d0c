import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useEditorState } from '../editor-context.ts';
import type { Preview } from '../scene/own-shapes.tsx';
import styles from './editor-status.module.css';
import { hintFor } from './hint.ts';
import { measurePaths } from './path-measure.ts';

export type EditorStatusProps = {
  /** What is being dragged, so that the length is right at every moment. */
  readonly preview: Preview | null;
  /** Without hints, where nothing can be edited. */
  readonly isQuiet: boolean;
};

/** Below the map: how long the path is, and what a tap would do. */
export function EditorStatus({ preview, isQuiet }: EditorStatusProps) {
  const state = useEditorState();
  const { drawing, said } = state;
  const paths =
    preview?.ref.kind === 'path'
      ? drawing.path.shown.with(preview.ref.index, preview.shape)
      : drawing.path.shown;
  const measure = measurePaths(paths);
  // A sentence that is said twice in a row must differ for screen readers to say it again.
  const repeat = said.number % 2 === 0 ? '' : '\u00a0';
  return (
    <div className={styles.status}>
      <div className={styles.words}>
        {measure !== null && <p className={styles.measure}>{measure}</p>}
        {!isQuiet && <p className={styles.hint}>{hintFor(state)}</p>}
      </div>
      <VisuallyHidden>
        <span role="status">{said.text === '' ? '' : said.text + repeat}</span>
      </VisuallyHidden>
    </div>
  );
}
