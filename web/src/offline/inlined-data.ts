import type { FirstAnswers } from '@laneway/contract/first-screen';
import type { Account } from './store/account.ts';

/** The id of the element in which the service worker sends along what is saved of the guide that a link leads to. */
export const INLINED_DATA_ID = 'saved-answers';

export type InlinedData = Required<Pick<FirstAnswers, 'guide' | 'places'>> & {
  /** Who has saved it. */
  readonly account: Account;
};
