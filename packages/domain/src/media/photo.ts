import { fail, ok, type Result } from '../result.ts';

/** The largest photo that is sent whole in one request, in bytes. */
export const MAX_PHOTO_BYTES = 5_000_000;

/** Phones convert their own formats to JPEG for forms that accept these. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

type PhotoType = (typeof PHOTO_TYPES)[number];

export const photoTexts = {
  type: 'Use a JPEG, PNG or WebP image',
  tooLarge: 'Use an image of up to 5 MB',
  infected: 'Our virus scan found a problem with this image. Use another one.',
  busy: 'We’re busy with other photos. Please try again in a moment.',
} as const;

/** The first bytes of each type; null stands for any byte. */
const SIGNATURES: Readonly<Record<PhotoType, readonly (number | null)[]>> = {
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/webp': [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50],
};

/** The type of a photo by its first bytes, ignoring its declared type; or the text of a refusal. */
export function photoTypeOf(bytes: Uint8Array): Result<PhotoType, string> {
  const type = PHOTO_TYPES.find((each) =>
    SIGNATURES[each].every((byte, at) => byte === null || bytes[at] === byte),
  );
  return type === undefined ? fail(photoTexts.type) : ok(type);
}
