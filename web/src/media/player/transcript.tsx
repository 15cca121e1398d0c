import { loadingTexts } from '@laneway/domain/accounts/messages';
import { loadFailureText } from '@laneway/domain/media/messages';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { prefersReducedMotion } from '../../ui/reduced-motion.ts';
import { type Line, lineAt } from './caption-lines.ts';
import styles from './transcript.module.css';
import type { Captions } from './use-captions.ts';

export type TranscriptProps = {
  readonly captions: Pick<Captions, 'lines' | 'hasFailed'>;
  /** Their language; undefined for the language of the page. */
  readonly lang?: string | undefined;
  /** The playback position, in seconds. */
  readonly position: number;
  /** Seeks to the start of a line. */
  readonly onSeek: (seconds: number) => void;
};

/** The captions as a text to read along; it follows playback, and pressing a line seeks to it. */
export function Transcript({
  captions: { lines, hasFailed },
  lang,
  position,
  onSeek,
}: TranscriptProps) {
  const list = useRef<HTMLOListElement>(null);
  const current = lineAt(lines, position);
  const [isFollowing, setIsFollowing] = useState(true);
  useEffect(() => {
    if (isFollowing && current !== null) showCurrent(list.current);
  }, [isFollowing, current]);
  if (hasFailed) return <p role="alert">{loadFailureText('captions')}</p>;
  if (lines.length === 0) return <p role="status">{loadingTexts.loading}</p>;
  const seek = ({ start }: Line) => {
    setIsFollowing(true);
    onSeek(start);
  };
  const stop = () => setIsFollowing(false);
  return (
    <div className={styles.transcript}>
      <ol
        ref={list}
        aria-label="Captions"
        className={styles.lines}
        // Scrolled by the reader: by wheel, by finger, by its scroll bar, or by moving the focus.
        onWheel={stop}
        onTouchMove={stop}
        onPointerDown={({ target, currentTarget }) => target === currentTarget && stop()}
        onFocus={({ target }) => target.matches(':focus-visible') && stop()}
      >
        {lines.map((line) => (
          <li key={line.start}>
            <button
              type="button"
              lang={lang}
              className={styles.line}
              aria-current={line === current ? 'true' : undefined}
              onClick={() => seek(line)}
            >
              {line.text}
            </button>
          </li>
        ))}
      </ol>
      {!isFollowing && (
        <div className={styles.follow}>
          <Button onClick={() => setIsFollowing(true)}>Follow along</Button>
        </div>
      )}
    </div>
  );
}

/** Only the list scrolls; the page keeps its position. */
function showCurrent(list: HTMLOListElement | null): void {
  const line = list?.querySelector<HTMLElement>('[aria-current]');
  if (!list || !line) return;
  const top = line.offsetTop - list.clientHeight / 3;
  list.scrollTo({ top, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
}
