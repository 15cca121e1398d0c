import { Callout } from '../../ui/callout.tsx';
import { createLazyModule } from '../../ui/lazy-module.ts';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './map-editor.module.css';
import type { MapEditorProps } from './map-editor.tsx';

/** Leaflet and the tools: the form can be filled in before they have loaded. */
const editor = createLazyModule(async () => (await import('./map-editor.tsx')).MapEditor);

/** The map editor, loaded when a form first shows it. */
export function LazyMapEditor(props: MapEditorProps) {
  return (
    <LazyPart
      module={editor}
      props={props}
      fallback={
        <div className={styles.frame}>
          <div className={styles.stage}>
            <Skeleton shape="fill" />
            <VisuallyHidden>
              <span role="status">Loading map...</span>
            </VisuallyHidden>
          </div>
        </div>
      }
      failed={(tryAgain) => (
        <div className={styles.frame}>
          <div className={styles.missing}>
            <Callout
              tone="error"
              text="We couldn’t load the map."
              action={{ label: 'Try again', onAct: tryAgain }}
            />
          </div>
        </div>
      )}
    />
  );
}
