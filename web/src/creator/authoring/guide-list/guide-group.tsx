import type { RecordRef } from '@laneway/domain/app-links/dashboard-route';
import { guideAuthorId } from '@laneway/domain/guides/editable-guide';
import type { Actor } from '@laneway/domain/roles';
import { useId } from 'react';
import { MediaImage } from '../../../media/media-image.tsx';
import { ActionPopover } from '../../../ui/action-popover.tsx';
import sections from '../../../ui/dashboard-frame/section.module.css';
import { ShowMore, type ShowMoreProps } from '../../../ui/dashboard-frame/show-more.tsx';
import { StatusChip } from '../../../ui/dashboard-frame/status-chip.tsx';
import { useCopyGuide } from '../copying/use-copy-guide.ts';
import { ON_SALE, offerAct } from '../listing/offer.ts';
import { useShareActions } from '../sharing/use-share-actions.tsx';
import {
  guideMenu,
  guideRights,
  type MenuAction,
  moveButtons,
} from '../workspace-page/guide-rights.ts';
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
  readonly actor: Actor;
  readonly onOpen: (guide: RecordRef) => void;
  /** Opens the editor of a guide, where the action of its menu is carried out. */
  readonly onActInEditor: (guide: RecordRef, action: MenuAction) => void;
};

/** Pending or published guides, as far as loaded; renders nothing if there are none. */
export function GuideGroup(props: GuideGroupProps) {
  const { title, of, entries, query, searched, notes = NO_NOTES, ...row } = props;
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
            actor={row.actor}
            onOpen={row.onOpen}
            onActInEditor={row.onActInEditor}
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

type GuideRowProps = Pick<GuideGroupProps, 'actor' | 'onOpen' | 'onActInEditor'> & {
  readonly entry: GuideEntry;
  readonly note?: string | undefined;
};

/** A guide in the list: a row if there is room, otherwise a card. */
function GuideRow({ entry, note, actor, onOpen, onActInEditor }: GuideRowProps) {
  const { ref, title, status, facts, author, openDraft } = entry;
  const name = title ?? UNTITLED;
  const { actions, dialog } = useRowMenu(entry, actor, onActInEditor);
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
        {[...facts, ...(note === undefined ? [] : [note])].join(' · ')}
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
          {dialog}
        </div>
      )}
    </li>
  );
}

/** The same menu as in the editor. Actions that need the editor open it. */
function useRowMenu(
  entry: GuideEntry,
  actor: Actor,
  onActInEditor: GuideGroupProps['onActInEditor'],
) {
  const { guide, ref, title, hasOtherDraft, isOnSale } = entry;
  const copy = useCopyGuide();
  const isLive = guide.kind === 'published' && isOnSale;
  const { viewPage, share, dialog } = useShareActions(
    isLive ? { id: guide.id, title: title ?? UNTITLED } : null,
  );
  const rights = guideRights(guide, actor, hasOtherDraft);
  // The list doesn't know the histories of drafts, and offers no way out of a review that may never have begun.
  const { withdraw } = moveButtons(guide, rights.actions, { wasSubmitted: false, hasOtherDraft });
  const listingAct = isOnSale ? offerAct(ON_SALE, actor, guideAuthorId(guide)) : null;
  const act = (action: MenuAction) => {
    if (ref.source === 'unsaved') return;
    if (action === 'page') viewPage();
    else if (action === 'share') share();
    else if (action === 'copy') void copy(ref, 'copy');
    else if (action === 'redraft') void copy(ref, 'new_draft');
    else onActInEditor(ref, action);
  };
  const facts = { guide, rights, withdraw, isLive, listingAct };
  return { actions: guide.kind === 'unsaved' ? [] : guideMenu(facts, act), dialog };
}
