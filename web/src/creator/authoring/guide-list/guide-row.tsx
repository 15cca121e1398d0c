import type { RecordRef } from '@laneway/domain/app-links/dashboard-route';
import { MediaImage } from '../../../media/media-image.tsx';
import { StatusChip } from '../../../ui/dashboard-frame/status-chip.tsx';
import { type GuideEntry, UNTITLED } from './guide-entries.ts';
import styles from './guide-row.module.css';

export type GuideRowProps = {
  readonly entry: GuideEntry;
  readonly note?: string | undefined;
  readonly onOpen: (ref: RecordRef) => void;
};

/** A guide in the list; a row where there is room for one, otherwise a card. */
export function GuideRow({ entry, note, onOpen }: GuideRowProps) {
  const { ref, title, status, facts, author, isUnsaved, openDraft } = entry;
  const name = title ?? UNTITLED;
  return (
    <li className={styles.row}>
      <div className={styles.thumb}>
        <MediaImage
          size="thumbnail"
          field={entry.image}
          placeholder={entry.imagePlaceholder}
          alt=""
          ratio="1 / 1"
        />
      </div>
      <div className={styles.text}>
        <button type="button" className={styles.title} onClick={() => onOpen(ref)}>
          {name}
        </button>
        {author !== null && <p className={styles.author}>{author}</p>}
      </div>
      <p className={styles.status}>
        <StatusChip status={status} />
      </p>
      <p className={styles.facts}>
        {[
          ...(isUnsaved ? ['Not saved yet'] : []),
          ...facts,
          ...(note === undefined ? [] : [note]),
        ].join(' · ')}
      </p>
      {openDraft !== null && (
        <button
          type="button"
          className={styles.draft}
          aria-label={`Draft open, ${name}`}
          onClick={() => onOpen(openDraft)}
        >
          Draft open ›
        </button>
      )}
    </li>
  );
}
