import type { ReplyOf } from '@laneway/contract/call-types';
import { useMutation } from '@tanstack/react-query';
import { useCall } from '../call-context.ts';

export type FoundAddress = ReplyOf<'geocode'>['results'][number];

/** Searches for an address on request, not while typing: public geocoders forbid that. */
export function useFindAddress() {
  const call = useCall();
  return useMutation({
    mutationFn: async (text: string) => (await call('geocode', { query: { q: text } })).results,
  });
}
