import type { RecordRef } from '@laneway/domain/app-links/dashboard-route';
import type { CopyMode } from '@laneway/domain/workflow/editing';
import { useId } from 'react';
import { MediaImage } from '../../../media/media-image.tsx';
import { ActionPopover, type PopoverAction } from '../../../ui/action-popover.tsx';
import sections from '../../../ui/dashboard-frame/section.module.css';
import { ShowMore, type ShowMoreProps } from '../../../ui/dashboard-frame/show-more.tsx';
import { StatusChip } from '../../../ui/dashboard-frame/status-chip.tsx';
import { useCopyGuide } from '../copying/use-copy-guide.ts';
import { useShareActions } from '../sharing/use-share-actions.tsx';
import { type GuideEntry, UNTITLED } from './guide-entries.ts';
import styles from './guide-list.module.css';
import guideRowStyles from './guide-row.module.css';

export const NO_NOTES: ReadonlyMap<number, string> = new Map();

export type GuideGroupProps = ShowMoreProps & {
  readonly title: string;
  readonly entries: readonly GuideEntry[];
  /** The number of guides that a search has covered; null without a search. */
  readonly searched: number | null;
  /** A note about a pending guide, by its id. */
  readonly notes?: ReadonlyMap<number, string>;
  readonly onOpen: (guide: RecordRef) => void;
};

/** Pending or published guides, as far as loaded; renders nothing if there are none. */
export function GuideGroup(props: GuideGroupProps) {
  const { title, of, entries, query, searched, notes = NO_NOTES, onOpen } = props;
  const id = useId();
  const isPartlySearched = searched !== null && query.hasNextPage;
  if (entries.length === 0 && !isPartlySearched) return null;
  return (
    <section aria-labelledby={id} className={sections.part}>
      <h3 id={id} className={sections.subtitle}>
        {title}
      </h3>
      <ul className={styles.guides}>
        {entries.map((entry) => (
          <GuideRow
            key={`${entry.ref.source} ${entry.ref.id}`}
            entry={entry}
            note={entry.ref.source === 'pending' ? notes.get(entry.ref.id) : undefined}
            onOpen={onOpen}
          />
        ))}
      </ul>
      {isPartlySearched && (
        <p role="status" className={sections.lead}>
          {entries.length === 0 ? 'No match in ' : 'Searched '}
          the first {searched}. Show more to search the rest.
        </p>
      )}
      <ShowMore of={of} query={query} />
    </section>
  );
}

type GuideRowProps = {
  readonly entry: GuideEntry;
  readonly note?: string | undefined;
  readonly onOpen: (ref: RecordRef) => void;
};

/** A guide in the list: a row if there is room, otherwise a card. */
function GuideRow({ entry, note, onOpen }: GuideRowProps) {
  const { ref, title, status, facts, author, isUnsaved, openDraft } = entry;
  const name = title ?? UNTITLED;
  const share = useShareActions(
    ref.source === 'published' && status === 'published' ? { id: ref.id, title: name } : null,
  );
  const actions = [...share.actions, ...useCopyActions(entry)];
  return (
    <li className={guideRowStyles.row}>
      <div className={guideRowStyles.thumb}>
        <MediaImage
          size="thumbnail"
          field={entry.image}
          placeholder={entry.imagePlaceholder}
          alt=""
          ratio="1 / 1"
        />
      </div>
      <div className={guideRowStyles.text}>
        <button type="button" className={guideRowStyles.title} onClick={() => onOpen(ref)}>
          {name}
        </button>
        {author !== null && <p className={guideRowStyles.author}>{author}</p>}
      </div>
      <p className={guideRowStyles.status}>
        <StatusChip status={status} />
      </p>
      <p className={guideRowStyles.facts}>
        {[
          ...(isUnsaved ? ['Not saved yet'] : []),
          ...facts,
          ...(note === undefined ? [] : [note]),
        ].join(' · ')}
      </p>
      {openDraft !== null && (
        <button
          type="button"
          className={guideRowStyles.draft}
          aria-label={`Open draft, ${name}`}
          onClick={() => onOpen(openDraft)}
        >
          Open draft ›
        </button>
      )}
      {actions.length > 0 && (
        <div className={guideRowStyles.menu}>
          <ActionPopover label={`Actions for ${name}`} actions={actions} />
          {share.dialog}
        </div>
      )}
    </li>
  );
}

/** Only authors copy their guides. */
function useCopyActions({ ref, status, author }: GuideEntry): readonly PopoverAction[] {
  const copy = useCopyGuide();
  if (ref.source === 'unsaved' || author !== null) return [];
  const { source, id } = ref;
  const copyAs = (mode: CopyMode) => () => void copy({ source, id }, mode);
  return [
    ...(status === 'rejected'
      ? [{ label: 'Edit as a new draft', onAct: copyAs('new_draft') }]
      : []),
    { label: 'Duplicate guide', onAct: copyAs('copy') },
  ];
}
