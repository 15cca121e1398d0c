import { createListeners } from '../core/store.ts';

const ownedGuides = createListeners<[guideIds: readonly number[]]>();

/** Call this when the server has listed the user's guides. */
export const notifyOwnedGuides = ownedGuides.notify;

/** Calls the listener with the ids of the user's guides; returns a function that unsubscribes. */
export const onOwnedGuides = ownedGuides.subscribe;
