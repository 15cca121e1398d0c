/** Lengths that rules and the wire both speak of. The contract's limits are made from these. */
export const MAX_NAME_LENGTH = 120;
export const MAX_PERSONAL_MESSAGE_LENGTH = 1_000;
export const MAX_PLACE_REPORT_LENGTH = 1_000;
/** What a creator says about themselves, on their page. */
export const MAX_BIO_LENGTH = 600;
export const MAX_TESTER_NOTE_LENGTH = 2_000;
/** Of the description of a guide in lists. */
export const MAX_LISTED_DESCRIPTION_LENGTH = 2_000;
/** Of a guide as a whole, with all of its places (`guides/guide-size.ts`). */
export const MAX_GUIDE_PLACES = 200;
export const MAX_GUIDE_POINTS = 20_000;
export const MAX_GUIDE_BYTES = 2 * 1024 * 1024;
