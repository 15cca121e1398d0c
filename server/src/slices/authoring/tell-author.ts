import type { Actor } from '@laneway/domain/roles';
import { type Queryable, statement } from '../../platform/database/database.ts';
import { addNotification } from '../notifications/public.ts';

type Names = { readonly title: string | null; readonly editor: string; readonly is_told: boolean };

/** Already notified: the author hasn't read the last notification about this editing. */
const NAMES = statement<Names>(
  'authoring.names_of_edit',
  `SELECT g.title, u.name AS editor,
          EXISTS (SELECT FROM notices n WHERE n.user_id = g.author_id AND n.kind = 'guide_edited'
                     AND n.pending_guide_id = g.id AND n.read_at IS NULL) AS is_told
     FROM pending_guides g, users u WHERE g.id = $1 AND u.id = $2`,
);

/** Notifies the author that an admin has changed their draft: once, however often the admin saves. */
export async function tellAuthorOfEdit(
  tx: Queryable,
  edit: { readonly pendingGuideId: number; readonly actor: Actor; readonly authorId: number },
): Promise<void> {
  const { pendingGuideId, actor, authorId } = edit;
  if (actor.id === authorId) return;
  const [names] = await tx.query(NAMES, [pendingGuideId, actor.id]);
  if (names === undefined || names.is_told) return;
  const body = 'Open the draft to see what changed. The history has every edit.';
  const titleOf = (editor: string) => `${editor} edited “${names.title ?? 'Untitled guide'}”`;
  await addNotification(tx, {
    userId: authorId,
    kind: 'guide_edited',
    title: titleOf(names.editor),
    body,
    pendingGuideId,
    quotes: { userId: actor.id, instead: { title: titleOf('An admin'), body } },
  });
}
