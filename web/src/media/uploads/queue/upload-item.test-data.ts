import type { UploadedMedia } from '../../../api/queries/media.ts';
import type { UploadItem } from './upload-queue.ts';

export const URI = 's3://laneway-quarantine/0b1f4f1e-5a3c-4b8e-9d57-2f6f0c1f7a11';

export function someItem(changes: Partial<UploadItem> = {}): UploadItem {
  return {
    id: 'one',
    fileName: 'sunset.mp4',
    mediaKind: 'video',
    size: 1_000,
    field: null,
    state: { kind: 'waiting', sent: 0 },
    ...changes,
  };
}

export function someMedia(changes: Partial<UploadedMedia> = {}): UploadedMedia {
  return {
    uri: URI,
    file_name: 'sunset.mp4',
    kind: 'video',
    mime: 'video/mp4',
    size_bytes: 1_000,
    state: 'unknown',
    scanned_at: null,
    processing: 'ready',
    failure: null,
    width: 1_920,
    height: 1_080,
    duration_ms: 65_000,
    stand_in: null,
    is_used: false,
    used_in_g_id: null,
    used_in_pg_id: null,
    created_at: '2026-11-15T10:42:00.000Z',
    ...changes,
  };
}
