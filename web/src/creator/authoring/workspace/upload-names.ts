import type { RecordRef } from '@laneway/domain/app-links/dashboard-route';

/** The record and field that a file is uploaded for. */
export type UploadTarget = { readonly recordKey: string; readonly field: string };

/**
 * The name of a field for uploads. It starts with the reference with which the guide was opened, which stays the same
 * after the first save and a reload.
 */
export function uploadName(openedAs: RecordRef, { recordKey, field }: UploadTarget): string {
  return `${recordUploads(openedAs, recordKey)}${field}`;
}

/** The prefix of a record's upload names. */
export function recordUploads(openedAs: RecordRef, recordKey: string): string {
  return `${guideUploads(openedAs)}${recordKey}/`;
}

/** The prefix of a guide's upload names. */
export function guideUploads({ source, id }: RecordRef): string {
  return `authoring/${source}-${id}/`;
}

/** Null for uploads of another guide. */
export function readUploadName(openedAs: RecordRef, name: string): UploadTarget | null {
  const prefix = guideUploads(openedAs);
  const [recordKey, field, ...rest] = name.slice(prefix.length).split('/');
  if (!name.startsWith(prefix) || recordKey === undefined || field === undefined) return null;
  return rest.length === 0 ? { recordKey, field } : null;
}
