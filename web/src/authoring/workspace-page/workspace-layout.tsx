import type { ReactNode, RefObject } from 'react';
import { Tabs } from '../../ui/tabs.tsx';
import type { Layout } from '../../ui/use-layout.ts';
import styles from './workspace-layout.module.css';

/** What a screen without room for everything shows. */
export type PaneName = 'edit' | 'places' | 'preview';

export type WorkspaceLayoutProps = {
  readonly layout: Layout;
  readonly pane: PaneName;
  readonly onPane: (pane: PaneName) => void;
  readonly navigator: ReactNode;
  /** How the places are called on their tab; null where they have none, because one of them is open. */
  readonly placesLabel: string | null;
  readonly form: ReactNode;
  readonly formLabel: string;
  readonly formRef: RefObject<HTMLDivElement | null>;
  readonly preview: ReactNode;
  /** Beside, or over, the rest. */
  readonly panel: ReactNode;
};

/** The parts of an open guide: side by side where there is room, otherwise behind tabs. */
export function WorkspaceLayout(props: WorkspaceLayoutProps) {
  const { layout, pane, onPane, navigator, placesLabel, formLabel, formRef, preview, panel } =
    props;
  const form = (
    // It gets the focus when another guide or place is opened, so that its name is read out.
    <section ref={formRef} tabIndex={-1} aria-label={formLabel} className={styles.form}>
      {props.form}
    </section>
  );
  if (layout === 'wide') {
    return (
      <div className={styles.wide}>
        <div className={styles.navigator}>{navigator}</div>
        <div className={styles.middle}>{form}</div>
        {panel ?? <div className={styles.preview}>{preview}</div>}
      </div>
    );
  }
  const edit = { value: 'edit', label: 'Edit', content: form, isKept: true } as const;
  const shown = { value: 'preview', label: 'Preview', content: preview } as const;
  if (layout === 'middle') {
    return (
      <div className={styles.medium}>
        <div className={styles.navigator}>{navigator}</div>
        <div className={styles.middle}>
          <Tabs<PaneName>
            label="View"
            tabs={[edit, shown]}
            value={pane === 'places' ? 'edit' : pane}
            onChange={onPane}
          />
        </div>
        {panel !== null && <div className={styles.drawer}>{panel}</div>}
      </div>
    );
  }
  const places =
    placesLabel === null
      ? []
      : [{ value: 'places', label: placesLabel, content: navigator } as const];
  return (
    <div className={styles.narrow}>
      <Tabs<PaneName>
        label="View"
        tabs={[edit, ...places, shown]}
        value={placesLabel === null && pane === 'places' ? 'edit' : pane}
        onChange={onPane}
      />
      {panel !== null && <div className={styles.cover}>{panel}</div>}
    </div>
  );
}
