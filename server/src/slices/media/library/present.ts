import type { UploadedMedia } from '@laneway/contract/media';
import { printMediaUri } from '@laneway/domain/media/media-uri';
import type { LibraryRow } from './library-store.ts';

export function uriOf({ bucket, key }: Pick<LibraryRow, 'bucket' | 'key'>): string {
  return printMediaUri({ kind: 'stored', bucket, key });
}

export function presentUploadedMedia(
  row: LibraryRow,
  usedInDrafts: ReadonlyMap<string, number>,
): UploadedMedia {
  const uri = uriOf(row);
  return {
    uri,
    file_name: row.file_name,
    kind: row.kind,
    mime: row.mime,
    size_bytes: row.size_bytes,
    state: row.scan_state,
    scanned_at: row.scanned_at?.toISOString() ?? null,
    processing: row.processing_state,
    failure: row.failure,
    width: row.width,
    height: row.height,
    duration_ms: row.duration_ms,
    stand_in: row.stand_in,
    is_used: row.guide_id !== null || usedInDrafts.has(uri),
    used_in_g_id: row.guide_id,
    used_in_pg_id: usedInDrafts.get(uri) ?? null,
    created_at: row.created_at.toISOString(),
  };
}
