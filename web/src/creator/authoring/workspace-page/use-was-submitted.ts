import type { EditableGuide } from '@laneway/domain/guides/editable-guide';
import { useGuideHistory } from '../../../api/queries/authoring.ts';

/** Whether a draft has ever been with our reviewers; false until that is known. Any other status says it by itself. */
export function useWasSubmitted(guide: EditableGuide): boolean {
  const draftId = guide.kind === 'pending' && guide.status === 'draft' ? guide.id : null;
  const { data } = useGuideHistory(draftId);
  return data?.items.some(({ to_status: to }) => to === 'submitted') ?? false;
}
