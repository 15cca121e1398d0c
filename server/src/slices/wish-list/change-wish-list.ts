import type { ChangeWishListBody } from '@laneway/contract/wish-list';
import { accessTexts } from '@laneway/domain/access';
import { changeWishList, type WishList } from '@laneway/domain/guides/wish-list';
import { type Refusal, refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import type { Transaction } from '../../platform/database/database.ts';
import { lockAccount } from '../accounts/public/creator-role.ts';
import { addWishes, findLive, findWishList, removeWishes } from './store.ts';

const NO_ACCOUNT = refusal('not_signed_in', accessTexts.notAuthenticated);

/** Changes someone's list. The account is locked, so that concurrent calls don't make it longer than it may be. */
export async function changeStoredWishList(
  tx: Transaction,
  userId: number,
  { add, remove }: ChangeWishListBody,
  now: Date,
): Promise<Result<WishList, Refusal>> {
  if ((await lockAccount(tx, userId)) === null) return fail(NO_ACCOUNT);
  const before = await findWishList(tx, userId);
  const live = await findLive(tx, add);
  const after = changeWishList(before, { add: add.filter((id) => live.has(id)), remove });
  await removeWishes(tx, userId, remove);
  await addWishes(tx, userId, after.filter((id) => !before.includes(id)).reverse(), now);
  return ok(after);
}
