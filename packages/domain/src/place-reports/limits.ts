/** The largest photo of a report, in bytes. */
export const MAX_REPORT_PHOTO_BYTES = 5_000_000;
