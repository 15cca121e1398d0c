import { type ReactNode, useId } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import type { Section } from '../records/values.ts';
import styles from './form-section.module.css';
import type { Folding } from './use-folding.ts';

export type FormSectionProps = {
  readonly section: Section;
  readonly title: string;
  /** Shown next to the title while it is collapsed. */
  readonly summary: ReactNode;
  readonly folding: Folding;
  readonly children: ReactNode;
};

/** A part of a form. On a phone it collapses, so that the whole form can be seen at a glance. */
export function FormSection({ section, title, summary, folding, children }: FormSectionProps) {
  const id = useId();
  if (!folding.isFolding) {
    return (
      <div className={styles.section} data-section={section}>
        {children}
      </div>
    );
  }
  const isOpen = folding.isOpen(section);
  return (
    <div className={styles.section} data-section={section}>
      <h3 className={styles.heading}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => folding.toggle(section)}
        >
          <span className={styles.title}>{title}</span>
          {!isOpen && <span className={styles.summary}>{summary}</span>}
          <span className={styles.arrow}>
            <Icon name="forward" />
          </span>
        </button>
      </h3>
      <div id={id} className={styles.content} hidden={!isOpen}>
        {/* Once open it stays mounted, so that nothing in progress is lost. */}
        {folding.hasBeenOpen(section) && children}
      </div>
    </div>
  );
}
