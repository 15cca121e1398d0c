import type { RecordRef } from '@laneway/domain/app-links/dashboard-route';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useCall } from '../../../api/call-context.ts';
import { loadGuide } from '../workspace/load-guide.ts';
import type { Authoring } from '../workspace/use-workspaces.ts';
import type { OpenWorkspace } from '../workspace/workspaces.ts';

export type OpenGuideState =
  | { readonly kind: 'loading' }
  | {
      readonly kind: 'failed';
      readonly error: Error;
      readonly isFetching: boolean;
      readonly retry: () => void;
    }
  | { readonly kind: 'open'; readonly open: OpenWorkspace };

/** How many pages show a guide that is open. A page that is drawn twice, as React does to find mistakes, counts once. */
const SHOWN = new WeakMap<OpenWorkspace, number>();

/** The guide that the address names: one that is open already, otherwise loaded and opened. */
export function useOpenGuide({ workspaces, userId }: Authoring, ref: RecordRef): OpenGuideState {
  const call = useCall();
  const open = workspaces.find(ref);
  const { error, isFetching, refetch } = useQuery({
    queryKey: ['open guide', userId, ref.source, ref.id],
    queryFn: async ({ signal }) => {
      const guide = await loadGuide(call, ref, signal);
      const { key } = await workspaces.open(ref, guide);
      return key;
    },
    enabled: open === null,
    // What was loaded belongs to the workspace from then on; a guide that was left is loaded again.
    staleTime: 0,
    gcTime: 0,
  });

  useEffect(() => {
    if (open === null) return;
    SHOWN.set(open, (SHOWN.get(open) ?? 0) + 1);
    return () => {
      SHOWN.set(open, (SHOWN.get(open) ?? 1) - 1);
      queueMicrotask(() => {
        if (SHOWN.get(open) === 0) workspaces.leave(open);
      });
    };
  }, [open, workspaces]);

  if (open !== null) return { kind: 'open', open };
  if (error !== null) return { kind: 'failed', error, isFetching, retry: () => void refetch() };
  return { kind: 'loading' };
}
