import { createContext, useContext } from 'react';
import type { ListingAct } from './offer.ts';
import type { WorkspaceListing } from './use-listing.ts';

export type Listings = WorkspaceListing & {
  /** Withdraws or republishes the guide or the place with this key, after asking if necessary. */
  readonly act: (key: string, act: ListingAct) => void;
};

/** Null around a standalone form. */
export const ListingContext = createContext<Listings | null>(null);

export function useListings(): Listings | null {
  return useContext(ListingContext);
}
