import { type ReactNode, useState } from 'react';
import styles from './text.module.css';

export type DisclosureProps = {
  readonly title: string;
  readonly isOpenAtFirst?: boolean;
  /** Always open, so that an error inside is visible. */
  readonly isForcedOpen?: boolean;
  readonly children: ReactNode;
};

/** A collapsible part of the editor. */
export function Disclosure(props: DisclosureProps) {
  const { title, isOpenAtFirst = false, isForcedOpen = false, children } = props;
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  return (
    <details
      open={isOpen || isForcedOpen}
      className={styles.disclosure}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className={styles.summary}>{title}</summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
