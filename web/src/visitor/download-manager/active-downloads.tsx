import { useId } from 'react';
import { useGuide } from '../../api/queries/guides.ts';
import type { Download, OfflineGuides, OfflineState } from '../../offline/offline-guides.ts';
import { DownloadRow } from '../../offline/saved-guides/save-offline.tsx';
import styles from './download-manager.module.css';

export type ActiveDownloadsProps = {
  readonly offline: OfflineGuides;
  readonly state: OfflineState;
};

export function ActiveDownloads({ offline, state }: ActiveDownloadsProps) {
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
