/** How far an upload has come after its scan: being measured and cut to size, usable, or unusable for good. */
export const PROCESSING_STATES = ['pending', 'ready', 'failed'] as const;

export type ProcessingState = (typeof PROCESSING_STATES)[number];
