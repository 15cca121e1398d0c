import { createContext, useContext } from 'react';
import type { ListingAct } from './offer.ts';
import type { WorkspaceListing } from './use-listing.ts';

export type Listings = WorkspaceListing & {
  /** Withdraws or republishes the guide or the place with this key, and asks first where it should. */
  readonly act: (key: string, act: ListingAct) => void;
};

/** Null around a form that stands alone. */
export const ListingContext = createContext<Listings | null>(null);

export function useListings(): Listings | null {
  return useContext(ListingContext);
}
