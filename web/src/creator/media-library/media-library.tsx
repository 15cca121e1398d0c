import { MEDIA_KINDS } from '@laneway/domain/media/kinds';
import { MAX_UPLOAD_BYTES, UNUSED_MEDIA_DAYS } from '@laneway/domain/media/upload-limits';
import { useRef } from 'react';
import { useClientConfig } from '../../api/queries/config.ts';
import type { Uploads } from '../../media/uploads/create-uploads.ts';
import { acceptOf, limitText } from '../../media/uploads/queue/check-file.ts';
import { KIND_TEXTS } from '../../media/uploads/queue/kind-texts.ts';
import type { UploadQueue } from '../../media/uploads/queue/upload-queue.ts';
import { UploadIcon } from '../../media/uploads/upload-icon.tsx';
import { UploadRow } from '../../media/uploads/upload-row.tsx';
import { useRestoreFocus } from '../../media/uploads/use-restore-focus.ts';
import { useUploadQueue, useUploads } from '../../media/uploads/use-uploads.ts';
import { Button } from '../../ui/button.tsx';
import type { SectionProps } from '../../ui/dashboard-frame/dashboard-frame.tsx';
import sections from '../../ui/dashboard-frame/section.module.css';
import drop from '../../ui/drop-area.module.css';
import { DropArea } from '../../ui/drop-area.tsx';
import { FileButton, type FilePicker } from '../../ui/file-button.tsx';
import styles from './media-library.module.css';
import { MediaList } from './media-list.tsx';
import { StorageUse } from './storage-use.tsx';

const ACCEPT = acceptOf(MEDIA_KINDS);

/** A creator's files: storage, uploads in progress, and the files themselves. */
export function MediaLibrary({ user }: SectionProps) {
  const uploads = useUploads();
  const queue = useUploadQueue(uploads, null);
  const limits = useClientConfig().data?.max_upload_bytes ?? MAX_UPLOAD_BYTES;
  const picker = useRef<FilePicker>(null);
  const add = (files: readonly File[]) =>
    uploads?.add({ files, accepted: MEDIA_KINDS, limits, field: null });
  return (
    <section aria-labelledby="media-title" className={sections.section}>
      <div className={sections.part}>
        <h2 id="media-title" className={sections.title}>
          Media
        </h2>
        <DropArea onFiles={add} className={styles.drop}>
          <span className={styles.mark}>
            <UploadIcon name="upload" />
          </span>
          <p className={styles.invitation}>
            <span className={drop.byMouse}>Drop files here, or choose them.</span>
            <span className={drop.byTouch}>Add files from this device.</span>
          </p>
          <FileButton
            ref={picker}
            kind="main"
            label="Choose files"
            accept={ACCEPT}
            multiple
            describedBy="media-limits"
            onFiles={add}
          />
          <p id="media-limits" className={styles.limits}>
            Images up to {limitText(limits.image)} ({KIND_TEXTS.image.formats}), audio up to{' '}
            {limitText(limits.audio)} ({KIND_TEXTS.audio.formats}), video up to{' '}
            {limitText(limits.video)} ({KIND_TEXTS.video.formats}), and captions files (.vtt). We
            delete files you don’t use after {UNUSED_MEDIA_DAYS} days.
          </p>
        </DropArea>
        {uploads !== null && queue.length > 0 && (
          <UploadList
            label="Uploads"
            queue={queue}
            uploads={uploads}
            onChooseAgain={() => picker.current?.open()}
          />
        )}
      </div>
      <StorageUse userId={user.u_id} />
      <MediaList userId={user.u_id} />
    </section>
  );
}

type UploadListProps = {
  readonly label: string;
  readonly queue: UploadQueue;
  readonly uploads: Uploads;
  readonly onChooseAgain: () => void;
};

/** The uploads under way. */
function UploadList({ label, queue, uploads, onChooseAgain }: UploadListProps) {
  const list = useRef<HTMLUListElement>(null);
  useRestoreFocus(list);
  const finished = queue.filter(({ state }) => state.kind === 'ready' || state.kind === 'failed');
  const clearFinished = () => {
    for (const { id } of finished) uploads.remove(id);
  };
  return (
    <>
      <ul ref={list} tabIndex={-1} aria-label={label} className={styles.list}>
        {queue.map((item) => (
          <li key={item.id} className={styles.item}>
            <UploadRow item={item} actions={uploads} onChooseAgain={onChooseAgain} />
          </li>
        ))}
      </ul>
      {finished.length > 1 && (
        <div>
          <Button onClick={clearFinished}>Clear finished uploads</Button>
        </div>
      )}
    </>
  );
}
