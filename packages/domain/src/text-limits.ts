/**
 * Limits used by the rules and the wire, and by the first script, which would otherwise contain all limits. The
 * contract's limits are built from these.
 */
/** The largest value of a PostgreSQL integer, and so of an id. */
export const MAX_ID = 2_147_483_647;
export const MAX_TOKEN_LENGTH = 512;
export const MAX_SEARCH_LENGTH = 200;
export const MAX_NAME_LENGTH = 120;
export const MAX_PERSONAL_MESSAGE_LENGTH = 1_000;
export const MAX_PLACE_REPORT_LENGTH = 1_000;
export const MAX_REVIEW_ANSWER_LENGTH = 1_000;
/** The request of someone who wants to become a creator, and the reason of an admin who declines it. */
export const MAX_CREATOR_REQUEST_LENGTH = 1_000;
/** An admin's reason for suspending or reinstating an account. */
export const MAX_ACCOUNT_REASON_LENGTH = 1_000;
/** The creator's description of themselves on their page. */
export const MAX_BIO_LENGTH = 600;

/** The links on a creator's page. */
export const MAX_PROFILE_LINKS = 5;
export const MAX_PROFILE_LINK_LENGTH = 300;
export const MAX_TESTER_NOTE_LENGTH = 2_000;
export const MAX_LISTED_DESCRIPTION_LENGTH = 2_000;
/** The limit of a whole guide (`guides/guide-size.ts`). */
export const MAX_GUIDE_PLACES = 200;
export const MAX_GUIDE_POINTS = 20_000;
export const MAX_GUIDE_BYTES = 2 * 1024 * 1024;
