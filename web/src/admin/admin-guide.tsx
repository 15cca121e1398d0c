import { GuideEditor, type GuideEditorProps } from '../creator/dashboard-guides/guide-editor.tsx';
import { DraftReview } from './review/draft-review.tsx';

/** An open guide: its review if requested, otherwise its editor. */
export function AdminGuide({ user, open }: GuideEditorProps) {
  const { guide, place, view } = open;
  const isReview = view === 'review' && user?.user_role === 'admin' && guide.source === 'pending';
  return isReview ? (
    <DraftReview
      key={guide.id}
      user={user}
      pendingGuideId={guide.id}
      placeId={place?.source === 'pending' ? place.id : null}
    />
  ) : (
    <GuideEditor user={user} open={open} />
  );
}
