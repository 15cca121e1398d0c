import { loadingTexts } from '@laneway/domain/accounts/messages';
import { loadFailureText } from '@laneway/domain/media/messages';
import { useEffect, useRef } from 'react';
import { lineAt } from './caption-lines.ts';
import styles from './transcript.module.css';
import type { Captions } from './use-captions.ts';

export type TranscriptProps = {
  readonly captions: Captions;
  /** The playback position, in seconds. */
  readonly position: number;
  /** Seeks to the start of a line. */
  readonly onSeek: (seconds: number) => void;
};

/** The captions as a text to read along; it follows playback, and pressing a line seeks to it. */
export function Transcript({ captions: { lines, hasFailed }, position, onSeek }: TranscriptProps) {
  const current = lineAt(lines, position);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (current === null) return;
    const line = list.current?.querySelector<HTMLElement>('[aria-current]');
    // Only the list scrolls; the page keeps its position.
    if (line && list.current)
      list.current.scrollTop = line.offsetTop - list.current.clientHeight / 3;
  }, [current]);
  if (hasFailed) return <p role="alert">{loadFailureText('captions')}</p>;
  if (lines.length === 0) return <p role="status">{loadingTexts.loading}</p>;
  return (
    <ol ref={list} aria-label="Captions" className={styles.lines}>
      {lines.map((line) => (
        <li key={line.start}>
          <button
            type="button"
            className={styles.line}
            aria-current={line === current ? 'true' : undefined}
            onClick={() => onSeek(line.start)}
          >
            {line.text}
          </button>
        </li>
      ))}
    </ol>
  );
}
