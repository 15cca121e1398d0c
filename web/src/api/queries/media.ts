import type { ReplyOf } from '@laneway/contract/call-types';
import { bucketClassOf } from '@laneway/domain/media/buckets';
import { parseMediaField } from '@laneway/domain/media/media-uri';
import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useCall } from '../call-context.ts';
import type { CallServer } from '../client.ts';
import { BY_CURSOR, cursorOf } from '../cursor-pages.ts';

export type UploadedMedia = ReplyOf<'getMediaScan'>;
export type MediaStorage = ReplyOf<'getMediaStorage'>;

const MEDIA_LIBRARY = 'media library';
const UPLOADED_MEDIA = 'uploaded media';

function mediaLibrary(call: CallServer, userId: number) {
  return infiniteQueryOptions({
    queryKey: [MEDIA_LIBRARY, 'files', userId],
    queryFn: ({ pageParam, signal }) => call('listMedia', { query: cursorOf(pageParam), signal }),
    ...BY_CURSOR,
    staleTime: 0,
  });
}

/** A row is refetched while its file is scanned or processed. */
const UNSETTLED_REFETCH_MS = 5_000;

/** A creator's uploads, newest first, page by page. */
export function useMediaLibrary(userId: number, isSettled: (media: UploadedMedia) => boolean) {
  return useInfiniteQuery({
    ...mediaLibrary(useCall(), userId),
    refetchInterval: ({ state: { data } }) =>
      data?.pages.every(({ items }) => items.every(isSettled)) === false
        ? UNSETTLED_REFETCH_MS
        : false,
  });
}

/** A creator's storage and quota, refetched together with the list. */
export function useMediaStorage(userId: number) {
  const call = useCall();
  return useQuery({
    queryKey: [MEDIA_LIBRARY, 'storage', userId],
    queryFn: ({ signal }) => call('getMediaStorage', { signal }),
    staleTime: 0,
  });
}

/** Called after an upload has arrived or changed. */
export function reloadMedia(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: [MEDIA_LIBRARY] });
}

/** Deletes an upload that no guide uses. */
export function useDeleteMedia() {
  const call = useCall();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (uri: string) => call('deleteMedia', { query: { uri } }),
    // Also refetched after a refusal: the file may have been used or deleted elsewhere.
    onSettled: () => queries.invalidateQueries({ queryKey: [MEDIA_LIBRARY] }),
  });
}

function uploadedMedia(call: CallServer, uri: string) {
  return queryOptions({
    queryKey: [UPLOADED_MEDIA, uri],
    queryFn: ({ signal }) => call('getMediaScan', { query: { uri }, signal }),
    refetchInterval: ({ state: { data } }) =>
      data?.state === 'pending' || data?.processing === 'pending' ? UNSETTLED_REFETCH_MS : false,
  });
}

/** The state of a quarantined upload, until it is settled; published files aren't requested. */
export function useUploadedMedia(uri: string | null) {
  const call = useCall();
  return useQuery({ ...uploadedMedia(call, uri ?? ''), enabled: isQuarantined(uri) });
}

/** The files that aren't known to be usable; the same array until that changes. */
export function useUnusableMedia(
  uris: readonly string[],
  isUsable: (media: UploadedMedia) => boolean,
): readonly string[] {
  const call = useCall();
  const asked = [...new Set(uris)].filter(isQuarantined);
  return useQueries({
    queries: asked.map((uri) => uploadedMedia(call, uri)),
    combine: (results) =>
      asked.filter((_, index) => {
        const { data, isLoading = true } = results[index] ?? {};
        return data === undefined ? isLoading : !isUsable(data);
      }),
  });
}

function isQuarantined(uri: string | null): boolean {
  const parsed = parseMediaField(uri);
  return (
    parsed.ok &&
    parsed.value?.kind === 'stored' &&
    bucketClassOf(parsed.value.bucket) === 'quarantine'
  );
}
