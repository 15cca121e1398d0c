import type { RecordRef } from '@laneway/domain/app-links/dashboard-route';

/** A field of one of a guide's records, for which a file is uploaded. */
export type UploadTarget = { readonly recordKey: string; readonly field: string };

/**
 * The name under which the uploads know a field. It starts with the address that the guide was opened by, which stays the
 * same when the guide is saved for the first time, and which a reload finds again.
 */
export function uploadName(openedAs: RecordRef, { recordKey, field }: UploadTarget): string {
  return `${recordUploads(openedAs, recordKey)}${field}`;
}

/** What the names of a record's uploads start with. */
export function recordUploads(openedAs: RecordRef, recordKey: string): string {
  return `${guideUploads(openedAs)}${recordKey}/`;
}

/** What the names of a guide's uploads start with. */
export function guideUploads({ source, id }: RecordRef): string {
  return `authoring/${source}-${id}/`;
}

/** Null for what belongs to another guide. */
export function readUploadName(openedAs: RecordRef, name: string): UploadTarget | null {
  const prefix = guideUploads(openedAs);
  const [recordKey, field, ...rest] = name.slice(prefix.length).split('/');
  if (!name.startsWith(prefix) || recordKey === undefined || field === undefined) return null;
  return rest.length === 0 ? { recordKey, field } : null;
}
