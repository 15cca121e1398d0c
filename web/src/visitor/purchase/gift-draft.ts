import { useMemo } from 'react';
import { type FormDraft, openDraft } from '../../api/session/form-drafts.ts';
import { useUser } from '../../api/session/session-context.ts';

/**
 * What the person who is logged in has typed to gift this guide. It is kept on the device, through a trip to the payment
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
