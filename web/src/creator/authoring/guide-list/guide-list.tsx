import type { RecordRef } from '@laneway/domain/app-links/dashboard-route';
import { authoringTexts } from '@laneway/domain/authoring-texts';
import { contentTexts } from '@laneway/domain/content-texts';
import { type GuideOf, newGuide } from '@laneway/domain/guides/editable-guide';
import { parseEditableId } from '@laneway/domain/guides/ids';
import { useEffect, useId, useMemo, useState } from 'react';
import { loadedItems } from '../../../api/cursor-pages.ts';
import { ApiProblem, NetworkError } from '../../../api/failures.ts';
import { usePendingGuides, usePublishedGuides } from '../../../api/queries/authoring.ts';
import type { User } from '../../../api/session/session-state.ts';
import { logProblem } from '../../../core/diagnostics/log.ts';
import { takeSharedFiles } from '../../../offline/shared-files.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import sections from '../../../ui/dashboard-frame/section.module.css';
import { FileButton } from '../../../ui/file-button.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { guideContentOf, guideValuesOf } from '../records/guide-values.ts';
import type { ChangeStorage } from '../unsaved-changes/change-storage.ts';
import { guideRef } from '../workspace/guide-ref.ts';
import { useAuthoring } from '../workspace/workspaces.ts';
import type { MenuAction } from '../workspace-page/guide-rights.ts';
import { useGuideRoutes } from '../workspace-page/use-guide-routes.ts';
import { type GuideEntries, guideEntries, matching } from './guide-entries.ts';
import { GuideGroup, NO_NOTES } from './guide-group.tsx';
import styles from './guide-list.module.css';

const NewGuideImport = lazyComponent(
  async () => (await import('../new-guide-import/new-guide-import.tsx')).NewGuideImport,
  { fallback: <p role="status">Loading...</p>, failed: 'We couldn’t open your files.' },
);

const NO_UNSAVED_GUIDES: UnsavedGuides = { ids: [], unsaved: [] };

export type GuideListProps = {
  readonly user: User;
  /** Opens field capture; without it the button is hidden. */
  readonly onWalk?: (() => void) | undefined;
  /** Notes about pending guides, by id. */
  readonly notes?: ReadonlyMap<number, string>;
};

/** With fewer guides than this, a filter isn't needed. */
const FILTER_FROM = 10;

/** A creator's guides, and the button for a new one. */
export function GuideList({ user, onWalk, notes = NO_NOTES }: GuideListProps) {
  const isAdmin = user.user_role === 'admin';
  const pending = usePendingGuides(user.u_id, isAdmin);
  const published = usePublishedGuides(user.u_id);
  const authoring = useAuthoring();
  const { ids, unsaved } = useUnsavedGuides(authoring?.changes ?? null);
  const { createGuide, openGuide } = useGuideRoutes();
  const startOnMap = async () => {
    if (authoring === null) return;
    const guide = newGuide(Date.now());
    const ref = guideRef(guide);
    await authoring.workspaces.open(ref, guide, { startsOnMap: true });
    openGuide(ref);
  };
  const openInEditor = (ref: RecordRef, action: MenuAction) => {
    authoring?.askFor(ref, action);
    openGuide(ref);
  };
  const actor = { id: user.u_id, role: user.user_role };
  const [filter, setFilter] = useState('');
  const [files, setFiles] = useImportFiles();
  const entries = useMemo(
    () =>
      guideEntries({
        pending: loadedItems(pending.data),
        published: loadedItems(published.data),
        unsaved,
        unsavedIds: ids,
        viewerId: user.u_id,
      }),
    [pending.data, published.data, unsaved, ids, user.u_id],
  );
  const error = firstPageError(pending) ?? firstPageError(published);
  const isLoading = pending.isPending || published.isPending;
  const retry = () => {
    void pending.refetch();
    void published.refetch();
  };
  const isEmpty = entries.pending.length === 0 && entries.published.length === 0;
  const offersFilter = isAdmin && entries.pending.length + entries.published.length >= FILTER_FROM;
  const isSearching = offersFilter && filter.trim() !== '';
  const hasMore = pending.hasNextPage || published.hasNextPage;
  const shown: GuideEntries = {
    pending: matching(entries.pending, filter),
    published: matching(entries.published, filter),
  };

  return (
    <section aria-labelledby="guides-title" className={sections.section}>
      <div className={sections.head}>
        <h2 id="guides-title" className={sections.title}>
          Guides
        </h2>
        <Button kind={isEmpty ? 'quiet' : 'main'} onClick={createGuide}>
          {authoringTexts.createGuide}
        </Button>
      </div>
      {error !== null && (
        <Callout
          tone="error"
          text={listErrorText(error)}
          action={{ label: 'Try again', onAct: retry }}
        />
      )}
      {error === null && isLoading && <GuidesSkeleton />}
      {offersFilter && <GuideFilter value={filter} onChange={setFilter} />}
      {error === null && !isLoading && isEmpty && (
        <>
          <p className={sections.lead}>{contentTexts.noGuides}</p>
          <FirstVisit onStart={() => void startOnMap()} onWalk={onWalk} onFiles={setFiles} />
        </>
      )}
      <GuideGroup
        title={authoringTexts.pendingGuides}
        of="pending guides"
        entries={shown.pending}
        query={pending}
        searched={isSearching ? entries.pending.length : null}
        notes={notes}
        actor={actor}
        onOpen={openGuide}
        onActInEditor={openInEditor}
      />
      <GuideGroup
        title={authoringTexts.publishedGuides}
        of="published guides"
        entries={shown.published}
        query={published}
        searched={isSearching ? entries.published.length : null}
        actor={actor}
        onOpen={openGuide}
        onActInEditor={openInEditor}
      />
      {isSearching && !hasMore && shown.pending.length + shown.published.length === 0 && (
        <p className={sections.lead}>No guides match that.</p>
      )}
      {files !== null && authoring !== null && (
        <NewGuideImport
          files={files}
          workspaces={authoring.workspaces}
          onOpen={openGuide}
          onClose={() => setFiles(null)}
        />
      )}
    </section>
  );
}

/** The error of a later page is shown at the end of the list. */
function firstPageError(query: {
  readonly error: Error | null;
  readonly isFetchNextPageError: boolean;
}): Error | null {
  return query.isFetchNextPageError ? null : query.error;
}

type GuideFilterProps = {
  readonly value: string;
  readonly onChange: (text: string) => void;
};

function GuideFilter({ value, onChange }: GuideFilterProps) {
  const id = useId();
  return (
    <div className={styles.filter}>
      <label htmlFor={id}>Find a guide</label>
      <input
        id={id}
        type="search"
        className={styles.box}
        value={value}
        placeholder="Title or creator"
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}

/** The text of the list's error, with the reason if that helps. */
function listErrorText(error: Error): string {
  const isForPeople = error instanceof ApiProblem || error instanceof NetworkError;
  return authoringTexts.guidesListError(isForPeople && error.message !== '' ? error.message : null);
}

type UnsavedGuides = {
  readonly ids: readonly string[];
  /** Guides that were started on this device and never saved. */
  readonly unsaved: readonly GuideOf<'unsaved'>[];
};

/** Unsaved work from earlier visits; empty until it has been loaded. */
function useUnsavedGuides(changes: ChangeStorage | null): UnsavedGuides {
  const [found, setFound] = useState(NO_UNSAVED_GUIDES);
  useEffect(() => {
    let isCurrent = true;
    if (changes === null) return;
    void findUnsaved(changes).then((guides) => {
      if (isCurrent) setFound(guides);
    });
    return () => {
      isCurrent = false;
    };
  }, [changes]);
  return found;
}

async function findUnsaved(changes: ChangeStorage): Promise<UnsavedGuides> {
  const ids = await changes.recordIds();
  const guides = ids.map(async (recordId) => {
    const id = parseEditableId(recordId);
    if (id?.kind !== 'new_guide') return [];
    const guide = newGuide(Number(id.suffix));
    const work = await changes.find(recordId, guideValuesOf(guide.content));
    return work === null ? [] : [{ ...guide, content: guideContentOf(work.state.mine) }];
  });
  return { ids, unsaved: (await Promise.all(guides)).flat() };
}

const ROWS = ['first', 'second', 'third'];

/** The outline of the list while it loads. */
function GuidesSkeleton() {
  return (
    <div role="status" className={styles.loading}>
      <p>{contentTexts.loadingGuides}</p>
      {ROWS.map((row) => (
        <Skeleton key={row} shape="text" />
      ))}
    </div>
  );
}

type ImportFiles = readonly [
  files: readonly File[] | null,
  setFiles: (files: readonly File[] | null) => void,
];

/** The files for a new guide: chosen here, or shared with the app before. */
function useImportFiles(): ImportFiles {
  const [files, setFiles] = useState<readonly File[] | null>(null);
  useEffect(() => {
    takeSharedFiles(Date.now()).then(
      (shared) => shared !== null && setFiles(shared),
      (error) => logProblem('Shared files couldn’t be opened.', error),
    );
  }, []);
  return [files, setFiles];
}

const STEPS = ['Name it', 'Describe it', 'Add a cover image', 'Pin places', 'Submit'] as const;

type FirstVisitProps = {
  readonly onStart: () => void;
  /** Records places while walking; without it the option is hidden. */
  readonly onWalk?: (() => void) | undefined;
  /** Creates a guide from files. */
  readonly onFiles: (files: readonly File[]) => void;
};

/** Shown to someone without guides: the ways to create a first one. */
function FirstVisit({ onStart, onWalk, onFiles }: FirstVisitProps) {
  return (
    <section aria-labelledby="first-guide" className={styles.panel}>
      <h3 id="first-guide" className={styles.title}>
        Make your first guide
      </h3>
      <div className={styles.ways}>
        <Button kind="main" onClick={onStart}>
          Start on the map
        </Button>
        {onWalk !== undefined && <Button onClick={onWalk}>Walk it with your phone</Button>}
        {/* The picker offers every file: phones have no type for GPX, and would disable it. */}
        <FileButton label="Import a route or photos" multiple onFiles={onFiles} />
      </div>
      <ol className={styles.steps}>
        {STEPS.map((step) => (
          <li key={step} className={styles.step}>
            {step}
          </li>
        ))}
      </ol>
    </section>
  );
}
