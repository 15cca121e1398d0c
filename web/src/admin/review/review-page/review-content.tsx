import { StoredWalkReport } from '../../../creator/walk-editor/checks/stored-walk-report.tsx';
import { Button } from '../../../ui/button.tsx';
import { ComparisonView } from '../comparison/comparison-view.tsx';
import styles from './review-content.module.css';
import { stopNames } from './review-names.ts';
import type { ReviewView } from './use-review-view.ts';

export type ReviewContentProps = {
  readonly view: ReviewView;
  readonly pendingGuideId: number;
  readonly itemKey: string;
};

/** The open part of a review: the walk, or one of its items in two versions. */
export function ReviewContent({ view, pendingGuideId, itemKey }: ReviewContentProps) {
  const { comparison, isWalkOpen, onlyChanges, isWhole } = view;
  const openPlace = (placeId: number) => {
    const found = comparison.items.find(({ ppId }) => ppId === placeId);
    if (found !== undefined) view.openFromWalk(found);
  };
  return isWalkOpen ? (
    <StoredWalkReport
      pendingGuideId={pendingGuideId}
      audience="reviewer"
      names={stopNames(comparison)}
      onSelect={openPlace}
    />
  ) : (
    <>
      {isWhole && (
        <div className={styles.fromWalk}>
          <p>You came from the walk, so this shows the whole place.</p>
          <Button onClick={view.openWalk}>Back to the walk</Button>
        </div>
      )}
      <ComparisonView
        comparison={comparison}
        itemKey={itemKey}
        onlyChanges={onlyChanges && !isWhole}
      />
    </>
  );
}
