import type { TextPart } from '../../../ui/forms/word-diff.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './marks.module.css';

/** A text in which changed words are marked by a line through or below them, and in words for screen readers. */
export function MarkedText({ parts }: { readonly parts: readonly TextPart[] }) {
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
    <Part key={index} part={part} />
  ));
}

const MARKS = { removed: Removed, added: Added } as const;

/** The spaces around a changed word aren't marked. */
function Part({ part: { text, change } }: { readonly part: TextPart }) {
  const words = text.trim();
  if (change === 'same' || words === '') return text;
  const Mark = MARKS[change];
  return (
    <>
      {text.slice(0, text.indexOf(words))}
      <Mark>{words}</Mark>
      {text.slice(text.indexOf(words) + words.length)}
    </>
  );
}

export function Removed({ children }: { readonly children: string }) {
  return (
    <del className={styles.removed}>
      <VisuallyHidden>removed: </VisuallyHidden>
      {children}
      <VisuallyHidden>, </VisuallyHidden>
    </del>
  );
}

export function Added({ children }: { readonly children: string }) {
  return (
    <ins className={styles.added}>
      <VisuallyHidden>added: </VisuallyHidden>
      {children}
      <VisuallyHidden>, </VisuallyHidden>
    </ins>
  );
}
