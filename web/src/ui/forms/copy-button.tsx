import { type ReactNode, useState } from 'react';
import { Button } from '../button.tsx';
import styles from './conflict-cards.module.css';

export type CopyButtonProps = { readonly text: string; readonly children: ReactNode };

/** Copies a text to the clipboard and confirms it. */
export function CopyButton({ text, children }: CopyButtonProps) {
  const [said, setSaid] = useState<string | null>(null);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid('Copied');
    } catch {
      // Browsers don't report why they refuse.
      setSaid('Couldn’t copy. Select the text instead.');
    }
  };
  return (
    <div className={styles.copy}>
      <Button onClick={() => void copy()}>{children}</Button>
      <span role="status">{said}</span>
    </div>
  );
}
