/** Saved files are fetched and verified in parts of this size, so that neither side holds a whole file in memory. */
export const OFFLINE_PART_BYTES = 4 * 1_024 * 1_024;
