import type { SliceManifest } from '../../platform/slice.ts';
import { createDrawnCards } from './drawn-cards.ts';
import { type SharingDeps, sharingHandlers } from './routes.ts';

export function sharingSlice(deps: Omit<SharingDeps, 'cards'>): SliceManifest {
  return { name: 'sharing', handlers: sharingHandlers({ ...deps, cards: createDrawnCards() }) };
}
