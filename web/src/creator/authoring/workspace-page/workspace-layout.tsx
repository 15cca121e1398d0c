import type { ReactNode, RefObject } from 'react';
import { Tabs } from '../../../ui/tabs.tsx';
import type { Layout } from '../../../ui/use-layout.ts';
import styles from './workspace-layout.module.css';

/** The parts shown one at a time on a small screen. */
export type PaneName = 'edit' | 'places' | 'preview' | 'walk';

export type WorkspaceLayoutProps = {
  readonly layout: Layout;
  readonly pane: PaneName;
  readonly onPane: (pane: PaneName) => void;
  readonly navigator: ReactNode;
  /** The label of the places' tab; null if there is none, because the form of one is open. */
  readonly placesLabel: string | null;
  readonly form: ReactNode;
  readonly formLabel: string;
  readonly formRef: RefObject<HTMLDivElement | null>;
  readonly preview: ReactNode;
  /** Replaces form and preview; null while those are shown. */
  readonly walk: ReactNode;
  /** Next to or on top of the rest. */
  readonly panel: ReactNode;
};

/** The parts of an open guide: side by side if there is room, otherwise in tabs. */
export function WorkspaceLayout(props: WorkspaceLayoutProps) {
  const { layout, onPane, navigator, placesLabel, formLabel, formRef, preview, walk, panel } =
    props;
  const isWalk = walk !== null;
  // The form's own blocker would ask about every other place selected in the walk.
  const form = isWalk ? null : (
    // This section gets the focus when another guide or place is opened, so that its name is announced.
    <section ref={formRef} tabIndex={-1} aria-label={formLabel} className={styles.form}>
      {props.form}
    </section>
  );
  if (layout === 'wide' && isWalk) {
    return (
      <div className={styles.walking}>
        <div className={styles.navigator}>{navigator}</div>
        <div className={styles.walk}>{walk}</div>
        {panel !== null && <div className={styles.drawer}>{panel}</div>}
      </div>
    );
  }
  if (layout === 'wide') {
    return (
      <div className={styles.wide}>
        <div className={styles.navigator}>{navigator}</div>
        <div className={styles.middle}>{form}</div>
        {panel ?? <div className={styles.preview}>{preview}</div>}
      </div>
    );
  }
  const editTab = { value: 'edit', label: 'Edit', content: form, isKept: true } as const;
  const previewTab = { value: 'preview', label: 'Preview', content: preview } as const;
  const walkTab = { value: 'walk', label: 'Walk', content: walk } as const;
  const pane = isWalk ? 'walk' : props.pane;
  if (layout === 'middle') {
    return (
      <div className={styles.medium} data-walking={isWalk || undefined}>
        <div className={styles.navigator}>{navigator}</div>
        <div className={styles.middle}>
          <Tabs<PaneName>
            label="View"
            tabs={[editTab, previewTab, walkTab]}
            value={pane === 'places' ? 'edit' : pane}
            onChange={onPane}
          />
        </div>
        {panel !== null && <div className={styles.drawer}>{panel}</div>}
      </div>
    );
  }
  const placesTabs =
    placesLabel === null
      ? []
      : [{ value: 'places', label: placesLabel, content: navigator } as const];
  return (
    <div className={styles.narrow}>
      <Tabs<PaneName>
        label="View"
        tabs={[editTab, ...placesTabs, previewTab, walkTab]}
        value={placesLabel === null && pane === 'places' ? 'edit' : pane}
        onChange={onPane}
      />
      {panel !== null && <div className={styles.cover}>{panel}</div>}
    </div>
  );
}
