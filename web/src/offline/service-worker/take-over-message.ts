/** Tells a worker that waits to take over from the one of the build before. */
export const TAKE_OVER = 'take-over';
