import { guideAccess } from '@laneway/domain/purchase/entitlement';
import type { Transaction } from '../../platform/database/database.ts';
import { findContentVersions } from '../catalogue/public/content-versions.ts';
import { addForManyUnlessUnread } from '../notifications/public.ts';
import { findHoldersOfOlder } from './store.ts';

/**
 * Notifies people who have saved a guide that it has changed, within the transaction that publishes it. Its author and
 * people who have lost access aren't notified.
 */
export async function notifyOfNewVersion(tx: Transaction, guideId: number): Promise<void> {
  const [guide] = await findContentVersions(tx, null, [guideId]);
  if (guide === undefined) return;
  const holders = await findHoldersOfOlder(tx, guideId, guide.version);
  const recipients = holders.filter(
    ({ owned, ...viewer }) =>
      viewer.id !== guide.authorId &&
      guideAccess({ viewer, owned, guide: guide.forAccess }).sees === 'inside',
  );
  await addForManyUnlessUnread(
    tx,
    recipients.map(({ id }) => id),
    {
      kind: 'saved_guide_updated',
      title: `“${guide.title}” has been updated`,
      body: 'Update your saved copy before you go.',
      guideId,
    },
  );
}
