import { createListeners } from '../core/store.ts';

const ownedGuides = createListeners<[guideIds: readonly number[]]>();

/** To be called when the server has listed the guides of the person who is logged in. */
export const notifyOwnedGuides = ownedGuides.notify;

/** Returns how to stop. */
export const onOwnedGuides = ownedGuides.subscribe;
