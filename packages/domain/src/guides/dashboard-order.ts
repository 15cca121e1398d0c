import type { EditableGuide } from './editable-guide.ts';

/** The order of the guide selector: drafts first, then by last modification; undated ones last. */
export function sortForDashboard(guides: readonly EditableGuide[]): readonly EditableGuide[] {
  return guides.toSorted(
    (a, b) => Number(isDraft(b)) - Number(isDraft(a)) || modifiedAt(b) - modifiedAt(a),
  );
}

function isDraft(guide: EditableGuide): boolean {
  switch (guide.kind) {
    case 'unsaved':
    case 'draft_of_published':
      return true;
    case 'pending':
      return guide.status === 'draft';
    case 'published':
      return false;
  }
}

function modifiedAt(guide: EditableGuide): number {
  switch (guide.kind) {
    case 'unsaved':
    case 'draft_of_published':
      return guide.startedAt;
    case 'pending':
    case 'published': {
      const time = Date.parse(guide.lastModified);
      // Finite, so that two undated guides compare as equal.
      return Number.isNaN(time) ? Number.MIN_SAFE_INTEGER : time;
    }
  }
}
