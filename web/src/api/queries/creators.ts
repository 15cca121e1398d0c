import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useCall } from '../call-context.ts';
import type { CallServer } from '../client.ts';

export type Creator = {
  readonly id: number;
  readonly name: string;
  /** Distinguishes people of the same name; null if unknown. */
  readonly email: string | null;
};

/** The roles that can write guides. */
const ROLES = ['creator', 'admin'] as const;
const MAX_PER_ROLE = 8;

function creators(call: CallServer, text: string) {
  const search = text.trim();
  return queryOptions({
    queryKey: ['creators', search],
    queryFn: async ({ signal }): Promise<readonly Creator[]> => {
      const pages = await Promise.all(
        ROLES.map((role) =>
          call('listUsers', { query: { search, role, limit: MAX_PER_ROLE }, signal }),
        ),
      );
      return pages
        .flatMap(({ items }) => items)
        .map(({ u_id, u_name, u_email }) => ({ id: u_id, name: u_name, email: u_email }))
        .toSorted((one, other) => one.name.localeCompare(other.name, 'en-AU'));
    },
    enabled: search !== '',
  });
}

/** Creators whose name or email contains the text; undefined until some have loaded. */
export function useCreators(text: string): readonly Creator[] | undefined {
  return useQuery({ ...creators(useCall(), text), placeholderData: keepPreviousData }).data;
}
