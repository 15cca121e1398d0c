import { type GuideDeskProps, WritingDesk } from '../creator/guide-desk/writing-desk.tsx';
import { ReviewDesk } from './review/review-desk.tsx';

/** A guide that is open: its review for an admin who asks for it, otherwise writing it. */
export function GuideDesk({ user, open }: GuideDeskProps) {
  const { guide, place, view } = open;
  const isReview = view === 'review' && user?.user_role === 'admin' && guide.source === 'pending';
  return isReview ? (
    <ReviewDesk
      key={guide.id}
      user={user}
      pendingGuideId={guide.id}
      placeId={place?.source === 'pending' ? place.id : null}
    />
  ) : (
    <WritingDesk user={user} open={open} />
  );
}
