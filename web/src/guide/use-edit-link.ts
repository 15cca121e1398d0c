import { dashboardOf } from '@laneway/domain/roles';
import { useState } from 'react';
import { useFindOpenRevision } from '../api/queries/authoring.ts';
import { useUser } from '../api/session/session-context.ts';
import { logProblem } from '../core/diagnostics/log.ts';
import { useNavigation } from '../core/navigation/navigation-context.tsx';
import type { Guide } from './guide-facts.ts';

export type EditLink = { readonly open: () => void; readonly isOpening: boolean };

/**
 * Opens a guide of the user's own in the editor: its draft if there is one, otherwise what is published. Null for other
 * guides.
 */
export function useEditLink({ g_id, g_author_id: authorId }: Guide): EditLink | null {
  const { openPage } = useNavigation();
  const user = useUser();
  const findRevision = useFindOpenRevision();
  const [isOpening, setIsOpening] = useState(false);
  const page = dashboardOf(user?.user_role ?? null);
  if (user?.u_id !== authorId || page === 'guidesHomePage') return null;
  const open = async (): Promise<void> => {
    setIsOpening(true);
    // Without an answer, the published guide leads to its draft as well.
    const draft = await findRevision(authorId, g_id).catch((error) => {
      logProblem('The draft of a guide could not be looked up', error);
      return null;
    });
    setIsOpening(false);
    const guide =
      draft === null
        ? ({ source: 'published', id: g_id } as const)
        : ({ source: 'pending', id: draft.pg_id } as const);
    openPage({ page, route: { part: 'guides', open: { guide, place: null, view: 'edit' } } });
  };
  return { open: () => void open(), isOpening };
}
