/** The processing state of an upload after its scan: being measured and resized, usable, or permanently unusable. */
export const PROCESSING_STATES = ['pending', 'ready', 'failed'] as const;

export type ProcessingState = (typeof PROCESSING_STATES)[number];
