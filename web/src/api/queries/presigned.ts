import { presignFailureText } from '@laneway/domain/media/messages';
import { MINUTE_MS, PRESIGN_TIMEOUT_MS } from '@laneway/domain/timing';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useCall } from '../call-context.ts';
import type { CallServer } from '../client.ts';
import { ApiProblem } from '../failures.ts';

export type PresignRequest = {
  readonly uri: string;
  readonly bucketType: 'production' | 'quarantine';
};

/** Links work for five minutes and may be a minute old when we get them; refetching earlier avoids expired ones. */
const FRESH_MS = 3 * MINUTE_MS;

/** A new link to a stored file. Rejects with a text that people can read. */
export async function presign(
  call: CallServer,
  { uri, bucketType }: PresignRequest,
  signal: AbortSignal,
): Promise<string> {
  const deadline = AbortSignal.any([signal, AbortSignal.timeout(PRESIGN_TIMEOUT_MS)]);
  try {
    return await call('presignUrl', { query: { uri, bucket_type: bucketType }, signal: deadline });
  } catch (error) {
    const reason = error instanceof ApiProblem ? error.detail : 'no answer';
    throw new Error(presignFailureText(reason), { cause: error });
  }
}

function presigned(call: CallServer, request: PresignRequest) {
  return queryOptions({
    queryKey: ['presigned', request.uri, request.bucketType],
    queryFn: ({ signal }) => presign(call, request, signal),
    staleTime: FRESH_MS,
  });
}

/** A link to a stored file; requested only where the client uses presigned links. */
export function usePresigned(request: PresignRequest | null) {
  const call = useCall();
  return useQuery({
    ...presigned(call, request ?? { uri: '', bucketType: 'production' }),
    enabled: request !== null,
  });
}
