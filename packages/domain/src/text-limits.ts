/** Lengths that rules and the wire both speak of. The contract's limits are made from these. */
export const MAX_NAME_LENGTH = 120;
export const MAX_PERSONAL_MESSAGE_LENGTH = 1_000;
export const MAX_PLACE_REPORT_LENGTH = 1_000;
/** What a creator says about themselves, on their page. */
export const MAX_BIO_LENGTH = 600;
export const MAX_TESTER_NOTE_LENGTH = 2_000;
