import { useEffect, useRef } from 'react';
import styles from './message.module.css';

/** Takes the place of a form that was sent, and its focus with it. */
export function SuccessMessage({ text }: { readonly text: string }) {
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <p ref={message} role="status" tabIndex={-1} className={styles.good}>
      {text}
    </p>
  );
}
