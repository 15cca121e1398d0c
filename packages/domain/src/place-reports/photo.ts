import { fail, ok, type Result } from '../result.ts';
import { placeReportTexts } from './messages.ts';

export const REPORT_PHOTO_DAYS = 180;

/** The time limit for adding a photo to a report. */
export const REPORT_PHOTO_MINUTES = 60;

/** Phones convert their own formats to JPEG for forms that accept these. */
export const REPORT_PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

type PhotoType = (typeof REPORT_PHOTO_TYPES)[number];

/** The first bytes of each type; null stands for any byte. */
const SIGNATURES: Readonly<Record<PhotoType, readonly (number | null)[]>> = {
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/webp': [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50],
};

/** The type of a photo by its first bytes, ignoring its declared type; or the text of a refusal. */
export function photoTypeOf(bytes: Uint8Array): Result<PhotoType, string> {
  const type = REPORT_PHOTO_TYPES.find((each) =>
    SIGNATURES[each].every((byte, at) => byte === null || bytes[at] === byte),
  );
  return type === undefined ? fail(placeReportTexts.photoType) : ok(type);
}
