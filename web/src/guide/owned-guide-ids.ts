import { useMemo } from 'react';
import { useOwnedGuides } from '../api/queries/owned-guides.ts';
import { useUser } from '../api/session/session-context.ts';

const NOTHING: ReadonlySet<number> = new Set();

/** The guides that the user has bought, acquired or received; empty while unknown. */
export function useOwnedGuideIds(): ReadonlySet<number> {
  const { data } = useOwnedGuides(useUser()?.u_id ?? null);
  return useMemo(
    () => (data === undefined ? NOTHING : new Set(data.map(({ g_id }) => g_id))),
    [data],
  );
}
