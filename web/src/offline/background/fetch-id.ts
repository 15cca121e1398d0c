import type { Account } from '../store/account.ts';
import type { Ticket } from '../store/queue-downloads.ts';

/** Whose download a background fetch is for, and which. */
export type FetchOwner = Ticket & { readonly account: Account };

const ID = /^save (visitor|\d+) (\d+) (.+)$/;

/** The name of a background fetch, from which a worker that has just been woken knows all that it needs. */
export function formatFetchId({ account, guideId, ticket }: FetchOwner): string {
  return `save ${account} ${guideId} ${ticket}`;
}

/** Null if it is none of ours. */
export function parseFetchId(id: string): FetchOwner | null {
  const [, account, guideId, ticket] = ID.exec(id) ?? [];
  if (account === undefined || ticket === undefined) return null;
  return {
    account: account === 'visitor' ? account : Number(account),
    guideId: Number(guideId),
    ticket,
  };
}
