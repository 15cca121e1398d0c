export type UploadedBy = {
  readonly userId: number;
  /** The form field that the file is for; null for the media library. */
  readonly field: string | null;
};

const MARK = 'laneway';

/**
 * Identifies an upload so that it can be resumed. It includes the user, so that an upload is only
 * resumed by the person who started it.
 */
export function fingerprintOf(
  { userId, field }: UploadedBy,
  { name, type, size, lastModified }: Pick<File, 'name' | 'type' | 'size' | 'lastModified'>,
): string {
  return [MARK, userId, field ?? '', name, type, size, lastModified]
    .map((part) => encodeURIComponent(part))
    .join('/');
}

/** The user and the field of an upload; null for anything that we didn't write. */
export function readFingerprint(text: string): UploadedBy | null {
  const [mark, userId = '', field, ...rest] = text.split('/');
  if (mark !== MARK || field === undefined || rest.length !== 4 || !/^\d+$/.test(userId))
    return null;
  try {
    return { userId: Number(userId), field: decodeURIComponent(field) || null };
  } catch {
    return null;
  }
}
