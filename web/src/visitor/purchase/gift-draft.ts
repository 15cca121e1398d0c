import { useMemo } from 'react';
import { type FormDraft, openDraft } from '../../api/session/form-drafts.ts';
import { useUser } from '../../api/session/session-context.ts';

/**
 * The user's unsent gift form for this guide. It is stored on the device, even during the visit to the payment
 * provider, until the gift is paid for.
 */
export function useGiftDraft(guideId: number | null): FormDraft | undefined {
  const userId = useUser()?.u_id;
  return useMemo(
    () =>
      userId === undefined || guideId === null
        ? undefined
        : openDraft('device', `gift.${userId}.${guideId}`),
    [userId, guideId],
  );
}
