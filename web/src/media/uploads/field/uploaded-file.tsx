import type { MediaKind } from '@laneway/domain/media/kinds';
import { formatSize } from '@laneway/domain/text/sizes';
import type { ReactNode } from 'react';
import { useUploadedMedia } from '../../../api/queries/media.ts';
import { MediaPreview } from '../media-preview.tsx';
import { judgeMedia } from '../queue/media-verdict.ts';
import styles from './upload-field.module.css';

export type UploadedFileProps = {
  readonly uri: string;
  readonly kind: MediaKind;
  readonly title: string;
  readonly alt: string;
  /** Its action buttons. */
  readonly children: ReactNode;
};

/** The file of a field, with a preview as soon as its scan allows one. */
export function UploadedFile({ uri, kind, title, alt, children }: UploadedFileProps) {
  const { data: media } = useUploadedMedia(uri);
  const verdict = media === undefined ? null : judgeMedia(media);
  // The state of published files isn't requested, and if a request fails the file may still be
  // shown.
  const canPreview = verdict === null || verdict.kind === 'usable';
  const isUnusable = verdict?.kind === 'unusable';
  return (
    <div className={styles.uploaded}>
      {canPreview && (
        <div className={styles[kind]}>
          <MediaPreview
            uri={uri}
            kind={kind}
            title={title}
            alt={alt}
            placeholder={media?.stand_in ?? null}
            ratio="4 / 5"
          />
        </div>
      )}
      <div className={styles.about}>
        {media !== undefined && (
          <p className={styles.name}>
            {media.file_name} <span className={styles.size}>{formatSize(media.size_bytes)}</span>
          </p>
        )}
        {media === undefined && kind === 'captions' && (
          <p className={styles.name}>Captions added</p>
        )}
        {verdict?.text != null && (
          <p
            role={isUnusable ? 'alert' : 'status'}
            className={isUnusable ? styles.problem : styles.note}
          >
            {verdict.text}
          </p>
        )}
        <div className={styles.buttons}>{children}</div>
      </div>
    </div>
  );
}
