import { type ReactNode, useState } from 'react';
import styles from './text.module.css';

export type DisclosureProps = {
  readonly title: string;
  /** Always open, so that an error inside is visible. */
  readonly isForcedOpen?: boolean;
  readonly children: ReactNode;
};

/** A collapsible part of the editor, closed until someone opens it. */
export function Disclosure({ title, isForcedOpen = false, children }: DisclosureProps) {
  const [isOpen, setIsOpen] = useState(false);
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
