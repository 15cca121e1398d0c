import {
  MEDIA_TYPES,
  type MediaKind,
  type MediaType,
  mediaKindOf,
  mediaTypeOf,
} from '@laneway/domain/media/kinds';
import { unsupportedMediaText } from '@laneway/domain/media/messages';
import { fail, ok, type Result } from '@laneway/domain/result';
import { KIND_TEXTS } from './kind-texts.ts';

export type UploadLimits = Readonly<Record<MediaKind, number>>;

export type ChosenFile = Pick<File, 'name' | 'type' | 'size'>;

/** A file's kind, or the reason why it can't be uploaded, before any byte is sent. The server checks the content. */
export function checkFile(
  file: ChosenFile,
  accepted: readonly MediaKind[],
  limits: UploadLimits,
): Result<MediaKind, string> {
  const type = typeOfFile(file);
  if (!type.ok) return type;
  const kind = mediaKindOf(type.value);
  if (!accepted.includes(kind)) {
    return fail(`This is ${KIND_TEXTS[kind].one}. Choose ${oneOf(accepted)}.`);
  }
  if (file.size === 0) return fail('This file is empty. Choose another one.');
  if (file.size > limits[kind]) {
    const { one } = KIND_TEXTS[kind];
    return fail(
      `This file is ${limitText(file.size)}. Choose ${one} up to ${limitText(limits[kind])}.`,
    );
  }
  return ok(kind);
}

/**
 * By the browser's type, else by extension: browsers have no type for captions, and phones none for some recordings.
 */
export function typeOfFile({ name, type }: ChosenFile): Result<MediaType, string> {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  const byEnding = TYPES_BY_ENDING.get(ending);
  if (type !== '') return mediaTypeOf(type);
  return byEnding === undefined ? fail(unsupportedMediaText(ending || name)) : ok(byEnding);
}

/** The `accept` of a file input: types, and extensions where browsers have no type. */
export function acceptOf(kinds: readonly MediaKind[]): string {
  return Object.entries(MEDIA_TYPES)
    .filter(([, { kind }]) => kinds.includes(kind))
    .map(([type, { kind, extension }]) => (kind === 'captions' ? `.${extension}` : type))
    .join(',');
}

/** Limits are set in powers of ten, so they are shown that way: '40 MB', '2 GB', '1.2 GB'. */
export function limitText(bytes: number): string {
  const [amount, unit] = bytes >= 999_500_000 ? [bytes / 1e9, 'GB'] : [bytes / 1e6, 'MB'];
  return `${amount < 10 ? Number(amount.toFixed(1)) : Math.round(amount)} ${unit}`;
}

const TYPES_BY_ENDING: ReadonlyMap<string, MediaType> = new Map([
  ...Object.entries(MEDIA_TYPES).map(
    ([type, { extension }]) => [extension as string, type as MediaType] as const,
  ),
  ['jpeg', 'image/jpeg'],
  // Shared by audio and video; the server distinguishes them.
  ['webm', 'video/webm'],
]);

function oneOf(kinds: readonly MediaKind[]): string {
  return kinds.map((kind) => KIND_TEXTS[kind].one).join(' or ');
}
