import { createContext, type ReactNode, useContext } from 'react';
import { useMediaQuery } from '../../../ui/use-media-query.ts';
import styles from './comparison.module.css';

/** The names of the two versions. */
export const SideNamesContext = createContext({ before: '', after: '' });

export const REVISION_NAME = 'This revision';

/** Wide enough for two columns. The style sheet repeats this breakpoint: it can't import it. */
export function useHasTwoColumns(): boolean {
  return useMediaQuery('(min-width: 720px)');
}

export type SidesProps = { readonly before: ReactNode; readonly after: ReactNode };

/** Both versions: side by side if there is room, otherwise one below the other, each under its name. */
export function Sides({ before, after }: SidesProps) {
  const names = useContext(SideNamesContext);
  return (
    <div className={styles.sides}>
      <Side name={names.before}>{before}</Side>
      <Side name={names.after}>{after}</Side>
    </div>
  );
}

function Side({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    <div role="group" aria-label={name} className={styles.side}>
      <SideName>{name}</SideName>
      {children}
    </div>
  );
}

/** The names above two columns. Changed cells repeat the name for screen readers. */
export function SideNames() {
  const names = useContext(SideNamesContext);
  return (
    <div className={styles.pair}>
      <SideName>{names.before}</SideName>
      <SideName>{names.after}</SideName>
    </div>
  );
}

function SideName({ children }: { readonly children: string }) {
  return (
    <p className={styles.sideName} aria-hidden="true">
      {children}
    </p>
  );
}

/** Replaces a missing value. */
export function NoValue() {
  return <p className={styles.none}>None</p>;
}
