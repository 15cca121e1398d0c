import type { ReactNode } from 'react';
import styles from './link-button.module.css';

export type LinkButtonProps = { readonly onPress: () => void; readonly children: ReactNode };

/** A link to another page, in a line of text or under a form. */
export function LinkButton({ onPress, children }: LinkButtonProps) {
  return (
    <button type="button" className={styles.link} onClick={onPress}>
      {children}
    </button>
  );
}
