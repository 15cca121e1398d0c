import { type EditableGuide, pendingStatus } from '@laneway/domain/guides/editable-guide';
import type { GuideContent } from '@laneway/domain/guides/guide-content';
import { planGuideSave, requireOpenGuide } from '@laneway/domain/guides/saving';
import type { Refusal } from '@laneway/domain/refusal';
import { ok, type Result } from '@laneway/domain/result';
import type { CreatePendingGuideBody, UpdatePendingGuideBody } from '../authoring.ts';
import { writeChanges, writeContent } from './content-fields.ts';
import { GUIDE_FIELDS } from './guide-fields.ts';

export type GuideSave =
  | { readonly call: 'createPendingGuide'; readonly body: CreatePendingGuideBody }
  | {
      readonly call: 'updatePendingGuide';
      readonly params: { readonly id: number };
      readonly body: UpdatePendingGuideBody;
    };

/** The user who saves: the author of a guide that has none yet. */
export type SavingUser = { readonly id: number; readonly name: string };

/**
 * The call that saves an edited guide, or why it can't be saved. A new row is sent whole; of an existing one only the
 * changed fields are sent, so that a save doesn't overwrite someone else's changes. Author and status are sent but not
 * trusted: the session and the workflow decide.
 */
export function writeGuide(
  guide: EditableGuide | null,
  edited: GuideContent,
  user: SavingUser,
): Result<GuideSave, Refusal> {
  const open = requireOpenGuide(guide);
  if (!open.ok) return open;
  const planned = planGuideSave(open.value);
  if (!planned.ok) return planned;

  const plan = planned.value;
  const stated = statedOf(open.value, user);
  switch (plan.call) {
    case 'createPendingGuide': {
      const source = plan.sourceId === null ? {} : { source_published_guide_id: plan.sourceId };
      const body = { ...writeContent(GUIDE_FIELDS, edited), ...stated, ...source };
      return ok({ call: plan.call, body });
    }
    case 'updatePendingGuide': {
      const changes = writeChanges(GUIDE_FIELDS, open.value.content, edited);
      const body = { ...changes, ...stated, pg_version: plan.version };
      return ok({ call: plan.call, params: { id: plan.id }, body });
    }
  }
}

function statedOf(guide: EditableGuide, user: SavingUser) {
  const author = guide.kind === 'unsaved' || guide.author.id === null ? user : guide.author;
  return {
    pg_pending_status: pendingStatus(guide),
    pg_author_id: author.id,
    pg_author_name: author.name,
  };
}
