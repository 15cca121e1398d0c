import { StoredWalkReport } from '../../walk-editor/checks/stored-walk-report.tsx';
import { ComparisonView } from '../comparison/comparison-view.tsx';
import { stopNames } from './review-names.ts';
import type { ReviewView } from './use-review-view.ts';

export type ReviewContentProps = {
  readonly view: ReviewView;
  readonly pendingGuideId: number;
  readonly itemKey: string;
  readonly onOpenPlace: (placeId: number) => void;
};

/** What is open of a review: how the guide walks, or one of its items in two versions. */
export function ReviewContent({ view, pendingGuideId, itemKey, onOpenPlace }: ReviewContentProps) {
  const { comparison, isWalkOpen, onlyChanges } = view;
  return isWalkOpen ? (
    <StoredWalkReport
      pendingGuideId={pendingGuideId}
      audience="reviewer"
      names={stopNames(comparison)}
      onSelect={onOpenPlace}
    />
  ) : (
    <ComparisonView comparison={comparison} itemKey={itemKey} onlyChanges={onlyChanges} />
  );
}
