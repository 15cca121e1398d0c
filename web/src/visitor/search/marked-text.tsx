import type { SearchSegment } from '../../api/queries/search.ts';
import styles from './marked-text.module.css';

/** A text with the words that were searched for marked in it. */
export function MarkedText({ segments }: { readonly segments: readonly SearchSegment[] }) {
  let at = 0;
  return segments.map(({ text, hit }) => {
    const key = at;
    at += text.length;
    return hit ? (
      <mark key={key} className={styles.hit}>
        {text}
      </mark>
    ) : (
      <span key={key}>{text}</span>
    );
  });
}
