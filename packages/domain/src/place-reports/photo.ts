export const REPORT_PHOTO_DAYS = 180;

/** The time limit for adding a photo to a report. */
export const REPORT_PHOTO_MINUTES = 60;
