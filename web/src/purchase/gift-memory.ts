import { isRecord } from '../navigation/entry.ts';

const KEPT_UNDER = 'laneway.gift';

/** Whom a gift is for, as its giver wrote it. */
export type Friend = { readonly name: string | null; readonly email: string };

/**
 * Whom this tab's last gift was for, while its giver is away at the payment provider. It stays in the tab: the server
 * tells nobody whom a gift went to, and the next person at this device need not know either.
 */
export type GiftMemory = {
  readonly remember: (orderId: string, friend: Friend) => void;
  readonly recall: (orderId: string) => Friend | null;
  readonly forget: () => void;
};

/** Where storage is forbidden nothing is remembered, and the pages say 'your friend'. */
export function createGiftMemory(storage: () => Storage): GiftMemory {
  const attempt = <T>(act: (kept: Storage) => T): T | null => {
    try {
      return act(storage());
    } catch {
      return null;
    }
  };
  return {
    remember: (orderId, friend) =>
      void attempt((kept) => kept.setItem(KEPT_UNDER, JSON.stringify({ ...friend, orderId }))),
    recall: (orderId) =>
      attempt((kept) => parseFriend(JSON.parse(kept.getItem(KEPT_UNDER) ?? 'null'), orderId)),
    forget: () => void attempt((kept) => kept.removeItem(KEPT_UNDER)),
  };
}

export const giftMemory = createGiftMemory(() => window.sessionStorage);

function parseFriend(value: unknown, wanted: string): Friend | null {
  if (!isRecord(value) || value.orderId !== wanted || typeof value.email !== 'string') return null;
  return { name: typeof value.name === 'string' ? value.name : null, email: value.email };
}
