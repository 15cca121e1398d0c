/** Saved files are fetched and checked in parts of this size, so that neither side ever holds a whole file. */
export const OFFLINE_PART_BYTES = 4 * 1_024 * 1_024;
