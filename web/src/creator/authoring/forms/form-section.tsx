import { type ReactNode, useId, useState } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { useMediaQuery } from '../../../ui/use-media-query.ts';
import type { Section } from '../records/values.ts';
import styles from './form-section.module.css';

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

/** The open sections of a form. Only phones collapse them. */
export type Folding = {
  readonly isFolding: boolean;
  readonly isOpen: (section: Section) => boolean;
  readonly hasBeenOpen: (section: Section) => boolean;
  readonly toggle: (section: Section) => void;
  readonly open: (sections: readonly Section[]) => void;
};

type State = { readonly open: ReadonlySet<Section>; readonly seen: ReadonlySet<Section> };

export function useFolding(openAtFirst: readonly Section[]): Folding {
  // Style sheets repeat this breakpoint.
  const isFolding = useMediaQuery('(max-width: 719px)');
  const [{ open, seen }, setState] = useState<State>(() => {
    const first = new Set(openAtFirst);
    return { open: first, seen: first };
  });
  return {
    isFolding,
    isOpen: (section) => open.has(section),
    hasBeenOpen: (section) => seen.has(section),
    toggle: (section) =>
      setState((state) => ({
        open: state.open.has(section)
          ? without(state.open, section)
          : withAll(state.open, [section]),
        seen: withAll(state.seen, [section]),
      })),
    open: (sections) =>
      setState((state) => ({
        open: withAll(state.open, sections),
        seen: withAll(state.seen, sections),
      })),
  };
}

function withAll(sections: ReadonlySet<Section>, more: readonly Section[]): ReadonlySet<Section> {
  return new Set([...sections, ...more]);
}

function without(sections: ReadonlySet<Section>, section: Section): ReadonlySet<Section> {
  return new Set([...sections].filter((each) => each !== section));
}
