import { useRef } from 'react';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { useUndoKeys } from './use-undo-keys.ts';
import type { WalkDraft } from './walk-draft.ts';
import styles from './walk-page.module.css';

export type WalkPageProps = {
  readonly draft: WalkDraft;
  /** Opens the form of the selected place. */
  readonly onEditPlace: () => void;
  readonly onEditGuide: () => void;
};

/** The walk of a guide: its zones on the map, what is selected beside it, and how it will be heard below. */
export function WalkPage({ draft }: WalkPageProps) {
  const root = useRef<HTMLDivElement>(null);
  useUndoKeys(root, draft);
  return (
    <div ref={root} className={styles.page}>
      <h2>
        <VisuallyHidden>Walk</VisuallyHidden>
      </h2>
      <div className={styles.map} />
      <div className={styles.panel} />
      <div className={styles.rehearsal} />
      <div className={styles.check} />
      <VisuallyHidden>
        <span role="status">{draft.announcement}</span>
      </VisuallyHidden>
    </div>
  );
}
