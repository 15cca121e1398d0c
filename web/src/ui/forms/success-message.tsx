import { useEffect, useRef } from 'react';
import styles from './message.module.css';

/** Replaces a form that was sent, and takes the focus. */
export function SuccessMessage({ text }: { readonly text: string }) {
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <p ref={message} role="status" tabIndex={-1} className={styles.good}>
      {text}
    </p>
  );
}
