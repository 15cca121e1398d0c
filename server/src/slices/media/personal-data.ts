import type { MediaKind } from '@laneway/domain/media/kinds';
import { mediaAddress } from '@laneway/domain/media/media-uri';
import { statement } from '../../platform/database/database.ts';
import type { PersonalData } from '../../platform/slice.ts';

const FORGET = [
  // They have no writer any more, so the next clean-up treats them as paused for too long.
  statement<never>(
    'media.forget_uploads',
    `UPDATE uploads SET file_name = '', writer = NULL, progressed_at = to_timestamp(0) WHERE uploader_id = $1`,
  ),
  // Unpublished files have no owner any more, so the next clean-up removes them.
  statement<never>(
    'media.forget_files',
    `UPDATE media SET file_name = '', uploader_id = CASE WHEN guide_id IS NULL THEN NULL ELSE uploader_id END
      WHERE uploader_id = $1`,
  ),
];

type FileRow = {
  readonly bucket: string;
  readonly key: string;
  readonly file_name: string;
  readonly kind: MediaKind;
  readonly mime: string;
  readonly size_bytes: number;
  readonly created_at: Date;
};
const EXPORT = statement<FileRow>(
  'media.export_person',
  `SELECT bucket, key, file_name, kind, mime, size_bytes, created_at FROM media
    WHERE uploader_id = $1 ORDER BY created_at, key`,
);

export function mediaPersonalData(publicUrl: string): PersonalData {
  return {
    forget: async (tx, userId) => {
      for (const forget of FORGET) await tx.query(forget, [userId]);
    },
    export: async (db, userId) => ({
      files: (await db.query(EXPORT, [userId])).map(({ bucket, key, created_at, ...file }) => ({
        ...file,
        uploaded_at: created_at.toISOString(),
        url: new URL(mediaAddress({ kind: 'stored', bucket, key }), publicUrl).href,
      })),
    }),
  };
}
