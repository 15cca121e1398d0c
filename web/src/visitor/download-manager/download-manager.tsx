import { formatSize } from '@laneway/domain/text/sizes';
import { useEffect, useId } from 'react';
import { useGuide } from '../../api/queries/guides.ts';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import type { Download, OfflineGuides, OfflineState } from '../../offline/offline-guides.ts';
import { WaitingList } from '../../offline/outbox/waiting-list.tsx';
import { DownloadRow } from '../../offline/saved-guides/save-offline.tsx';
import { unmovedText } from '../../offline/saved-guides/saved-texts.ts';
import { useOfflineGuides, useOfflineState } from '../../offline/use-offline-guides.ts';
import { Callout } from '../../ui/callout.tsx';
import { PersonalPage } from '../../ui/personal-page/personal-page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useOnline } from '../../ui/use-online.ts';
import styles from './download-manager.module.css';
import { SavedGuideRow } from './saved-guide-row.tsx';
import { StorageUse } from './storage-use.tsx';

/** The saved guides, downloads in progress and storage use. */
export function DownloadManager() {
  const offline = useOfflineGuides();
  const state = useOfflineState();
  return (
    // The same name as in the menu.
    <PersonalPage title="Download Manager" detail="Saved guides on this device">
      <div className={styles.parts}>
        {state.status === 'unavailable' && (
          <Callout
            tone="error"
            text="This browser can’t save guides. Leave private browsing, or use another browser."
          />
        )}
        {state.status === 'opening' && <ManagerSkeleton />}
        {state.status === 'open' && offline !== null && (
          <Contents offline={offline} state={state} />
        )}
        <WaitingList />
      </div>
    </PersonalPage>
  );
}

type ContentsProps = { readonly offline: OfflineGuides; readonly state: OfflineState };

function Contents({ offline, state }: ContentsProps) {
  const isOnline = useOnline();
  useEffect(() => {
    if (isOnline) void offline.checkForUpdates();
  }, [offline, isOnline]);
  // A new size refreshes the usage at once.
  const savedBytes = [...state.saved.values()].reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  return (
    <>
      <StorageUse key={savedBytes} offline={offline} hasSaved={state.saved.size > 0} />
      {state.unmoved > 0 && <Callout tone="info" text={unmovedText(state.unmoved)} />}
      {state.downloads.size > 0 && <ActiveDownloads offline={offline} state={state} />}
      <SavedGuides offline={offline} state={state} savedBytes={savedBytes} />
    </>
  );
}

type SavedGuidesProps = ContentsProps & { readonly savedBytes: number };

function SavedGuides({ offline, state, savedBytes }: SavedGuidesProps) {
  const { goHome } = useNavigation();
  const title = useId();
  const saved = [...state.saved.values()].toSorted((a, b) =>
    a.guide.g_title.localeCompare(b.guide.g_title),
  );
  return (
    <section aria-labelledby={title} className={styles.section}>
      <h2 id={title} className={styles.title}>
        Saved guides
      </h2>
      {saved.length === 0 ? (
        <Callout
          tone="info"
          text="No saved guides yet. Open a guide and choose “Save offline”."
          action={{ label: 'See all guides', onAct: goHome }}
        />
      ) : (
        <>
          <p className={styles.note}>
            {saved.length === 1 ? '1 guide' : `${saved.length} guides`}, {formatSize(savedBytes)}{' '}
            total
          </p>
          <ul className={styles.rows} aria-labelledby={title}>
            {saved.map((each) => (
              <SavedGuideRow
                key={each.guide.g_id}
                saved={each}
                offline={offline}
                isDownloading={state.downloads.has(each.guide.g_id)}
              />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function ManagerSkeleton() {
  return (
    <div role="status" aria-label="Loading..." className={styles.section}>
      <Skeleton shape="title" />
      <Skeleton shape="text" />
      <Skeleton shape="text" short />
    </div>
  );
}

type ActiveDownloadsProps = {
  readonly offline: OfflineGuides;
  readonly state: OfflineState;
};

function ActiveDownloads({ offline, state }: ActiveDownloadsProps) {
  const title = useId();
  return (
    <section aria-labelledby={title} className={styles.section}>
      <h2 id={title} className={styles.title}>
        Downloads
      </h2>
      <ul className={styles.rows} aria-labelledby={title}>
        {[...state.downloads.values()].map((download) => (
          <ActiveDownloadList
            key={download.guideId}
            download={download}
            savedTitle={state.saved.get(download.guideId)?.guide.g_title ?? null}
            offline={offline}
          />
        ))}
      </ul>
    </section>
  );
}

type ActiveDownloadListProps = {
  readonly download: Download;
  /** The title of an update, whose guide is already here. */
  readonly savedTitle: string | null;
  readonly offline: OfflineGuides;
};

function ActiveDownloadList({ download, savedTitle, offline }: ActiveDownloadListProps) {
  const { data } = useGuide(download.guideId);
  const title = data?.g_title ?? savedTitle ?? 'Guide';
  return (
    <li className={styles.row}>
      <h3 className={styles.name}>{title}</h3>
      <DownloadRow
        title={title}
        sizeBytes={data?.g_size_bytes ?? 0}
        download={download}
        offline={offline}
        onManage={null}
      />
    </li>
  );
}
