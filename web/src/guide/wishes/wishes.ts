import {
  changeWishList,
  MAX_WISHES,
  type WishList,
  type WishListChange,
} from '@laneway/domain/guides/wish-list';
import { parseJson } from '../../core/device-storage.ts';

/** A wish list on this device. */
export type Wishes = {
  /** As the server had it last; all of it for visitors, whose list is only here. */
  readonly stored: WishList;
  /** The changes that the server doesn't know yet. */
  readonly pending: WishListChange;
};

export const NO_CHANGE: WishListChange = { add: [], remove: [] };
export const NO_WISHES: Wishes = { stored: [], pending: NO_CHANGE };

export function shownWishes({ stored, pending }: Wishes): WishList {
  return changeWishList(stored, pending);
}

export function hasPending({ pending }: Wishes): boolean {
  return pending.add.length + pending.remove.length > 0;
}

export function withWish({ stored, pending }: Wishes, guideId: number, isWished: boolean): Wishes {
  const add = pending.add.filter((id) => id !== guideId);
  const remove = pending.remove.filter((id) => id !== guideId);
  return {
    stored,
    pending: isWished ? { add: [...add, guideId], remove } : { add, remove: [...remove, guideId] },
  };
}

/** A list without a server, as visitors have it. */
export function withPendingApplied(wishes: Wishes): Wishes {
  return { stored: shownWishes(wishes), pending: NO_CHANGE };
}

/** An account's list with the guides that a visitor saved on the same device before logging in. */
export function withVisitorWishes(account: Wishes, visitor: Wishes): Wishes {
  return shownWishes(visitor)
    .filter((id) => !shownWishes(account).includes(id))
    .reduceRight((wishes, id) => withWish(wishes, id, true), account);
}

/** The part that fits into one call. */
export function nextChange({ pending }: Wishes): WishListChange {
  return {
    add: pending.add.slice(0, MAX_WISHES),
    remove: pending.remove.slice(0, MAX_WISHES),
  };
}

/** After the server has replied. What changed on this device meanwhile is still pending. */
export function afterReply({ pending }: Wishes, sent: WishListChange, stored: WishList): Wishes {
  return {
    stored,
    pending: {
      add: pending.add.filter((id) => !sent.add.includes(id)),
      remove: pending.remove.filter((id) => !sent.remove.includes(id)),
    },
  };
}

/** Increased when the stored format changes; other versions are ignored. */
const VERSION = 1;

export function printWishes({ stored, pending }: Wishes): string {
  return JSON.stringify({ version: VERSION, stored, ...pending });
}

/** Null if there are none. Stored data may have been edited: what isn't an id is left out. */
export function parseWishes(text: string | null): Wishes | null {
  const value = parseJson(text);
  if (typeof value !== 'object' || value === null) return null;
  const { version, stored, add, remove }: Readonly<Record<string, unknown>> = { ...value };
  if (version !== VERSION) return null;
  return {
    stored: idsIn(stored).slice(0, MAX_WISHES),
    pending: { add: idsIn(add), remove: idsIn(remove) },
  };
}

function idsIn(value: unknown): readonly number[] {
  if (!Array.isArray(value)) return [];
  return [...new Set(value.filter((id) => Number.isSafeInteger(id) && id > 0))];
}
