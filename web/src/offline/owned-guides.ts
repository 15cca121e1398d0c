import { createListeners } from '../core/store.ts';

const ownedGuides = createListeners<[guideIds: readonly number[]]>();

/** Call this when the server has listed the user's guides. */
export const notifyOwnedGuides = ownedGuides.notify;

/** Returns how to stop. */
export const onOwnedGuides = ownedGuides.subscribe;
