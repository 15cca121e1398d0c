import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCall } from '../../api/call-context.ts';
import { OWNED_GUIDES } from '../../api/queries/owned-guides.ts';
import { useSession } from '../../api/session/session-context.ts';

/** Confirms the email of the user who is logged in; gifts that waited for it are then in their guides. */
export function useConfirmEmail(token: string) {
  const call = useCall();
  const queries = useQueryClient();
  const { check } = useSession();
  return useMutation({
    mutationFn: () => call('confirmEmail', { body: { token } }),
    onSuccess: () => {
      void check();
      void queries.invalidateQueries({ queryKey: [OWNED_GUIDES] });
    },
  });
}

export type ConfirmEmailCall = ReturnType<typeof useConfirmEmail>;
