import { formatSize } from '@laneway/domain/text/sizes';
import { type MediaStorage, useMediaStorage } from '../../api/queries/media.ts';
import { Meter } from '../../ui/meter.tsx';
import styles from './storage-use.module.css';

/** A creator's storage use, and what could be deleted. */
export function StorageUse({ userId }: { readonly userId: number }) {
  const { data: storage } = useMediaStorage(userId);
  // Without data this would only take up space above the files, which are more important.
  if (storage === undefined) return null;
  return (
    <div className={styles.storage}>
      <p className={styles.total}>{usedText(storage)}</p>
      <Meter
        label="Storage used"
        max={storage.quota_bytes}
        high={storage.quota_bytes * NEARLY_FULL}
        value={storage.used_bytes}
      />
      {detailsOf(storage).map((text) => (
        <p key={text} className={styles.detail}>
          {text}
        </p>
      ))}
    </div>
  );
}

/** The share from which the bar warns. */
const NEARLY_FULL = 0.9;

function usedText({ used_bytes, quota_bytes }: MediaStorage): string {
  // A quota is a round number, which reads better without decimals.
  const quota = formatSize(quota_bytes).replace('.00', '');
  return used_bytes === 0
    ? `Nothing used of ${quota}`
    : `${formatSize(used_bytes)} of ${quota} used`;
}

function detailsOf(storage: MediaStorage): readonly string[] {
  const { file_count, unfinished_bytes, unused_bytes, unused_count } = storage;
  return [
    ...(file_count === 0 ? [] : [`${countOf(file_count)}, including the smaller sizes we make.`]),
    ...(unused_count === 0
      ? []
      : [
          `${countOf(unused_count)} (${formatSize(unused_bytes)}) not in a guide. Delete what you don’t need to free up space.`,
        ]),
    ...(unfinished_bytes === 0
      ? []
      : [`${formatSize(unfinished_bytes)} set aside for unfinished uploads.`]),
  ];
}

function countOf(files: number): string {
  return `${files} ${files === 1 ? 'file' : 'files'}`;
}
