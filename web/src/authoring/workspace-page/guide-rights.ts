import { mayEditInNavigator } from '@laneway/domain/access';
import {
  type EditableGuide,
  guideAuthorId,
  isUnsavedGuide,
  pendingStatus,
} from '@laneway/domain/guides/editable-guide';
import type { Actor } from '@laneway/domain/roles';
import { availableActions, type StatusAction } from '@laneway/domain/workflow/actions';
import { decideDelete, decideEdit } from '@laneway/domain/workflow/editing';
import { isAdminOnly } from '@laneway/domain/workflow/targets';

/** What someone may do with the guide that is open. */
export type GuideRights = {
  readonly mayEdit: boolean;
  /** Adding, moving and deleting places. */
  readonly mayArrange: boolean;
  readonly mayDelete: boolean;
  /** The author's own moves; verdicts belong to the review. */
  readonly actions: readonly StatusAction[];
};

export function guideRights(
  guide: EditableGuide,
  actor: Actor,
  anotherDraftOpen: boolean,
): GuideRights {
  const authorId = guide.kind === 'unsaved' ? actor.id : guideAuthorId(guide);
  const status = guide.kind === 'published' ? 'published' : pendingStatus(guide);
  const mayEdit = decideEdit(actor, { status, authorId }).ok;
  // What is missing is told when the guide is submitted; which moves there are doesn't depend on it.
  const revision = { status, authorId, parts: {}, anotherDraftOpen };
  return {
    mayEdit,
    mayArrange:
      mayEdit &&
      mayEditInNavigator(actor, {
        isUnsaved: isUnsavedGuide(guide),
        authorId: guideAuthorId(guide),
      }),
    mayDelete: guide.kind === 'pending' && decideDelete(actor, { status, authorId }).ok,
    actions:
      guide.kind === 'published'
        ? []
        : availableActions(actor, revision).filter(({ target }) => !isAdminOnly(target)),
  };
}
