import type { EditableGuide } from '@laneway/domain/guides/editable-guide';
import type { EditablePlace } from '@laneway/domain/guides/editable-place';
import type { PlaceContent } from '@laneway/domain/guides/place-content';
import { planPlaceSave, requireOpenPlace } from '@laneway/domain/guides/saving';
import type { Refusal } from '@laneway/domain/refusal';
import { ok, type Result } from '@laneway/domain/result';
import type { AddPendingPlaceBody, UpdatePendingPlaceBody } from '../authoring.ts';
import { writeChanges, writeContent } from './content-fields.ts';
import { PLACE_FIELDS } from './place-fields.ts';

type IdParams = { readonly id: number };

export type PlaceSave =
  | {
      readonly call: 'addPendingPlace';
      /** The pending guide's id. */
      readonly params: IdParams;
      readonly body: AddPendingPlaceBody;
    }
  | {
      readonly call: 'updatePendingPlace';
      readonly params: IdParams;
      readonly body: UpdatePendingPlaceBody;
    };

/**
 * The call that saves a place of the open guide, or why it can't be saved. A new row is sent whole, of an existing one
 * only the changed fields. A saved place is a draft: the review is of its guide. Its position in the guide has a
 * separate call.
 */
export function writePlace(
  place: EditablePlace | null,
  edited: PlaceContent,
  guide: EditableGuide | null,
): Result<PlaceSave, Refusal> {
  const open = requireOpenPlace(place);
  if (!open.ok) return open;
  const planned = planPlaceSave(open.value, guide);
  if (!planned.ok) return planned;

  const plan = planned.value;
  switch (plan.call) {
    case 'addPendingPlace': {
      const { pendingGuideId: id, originalId } = plan;
      const stated = { pp_pg_id: id, pp_original_p_id: originalId, pp_pending_status: 'draft' };
      const body = { ...writeContent(PLACE_FIELDS, edited), ...stated };
      return ok({ call: plan.call, params: { id }, body });
    }
    case 'updatePendingPlace': {
      const changes = writeChanges(PLACE_FIELDS, open.value.content, edited);
      const body = { ...changes, pp_pending_status: 'draft', pp_version: plan.version };
      return ok({ call: plan.call, params: { id: plan.id }, body });
    }
  }
}
