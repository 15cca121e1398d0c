import { loadingTexts } from '@laneway/domain/accounts/messages';
import { contentTexts } from '@laneway/domain/content-texts';
import { ApiProblem } from '../api/failures.ts';
import type { useGuide } from '../api/queries/guides.ts';
import { useNavigation } from '../navigation/navigation-context.tsx';
import { MessagePage } from '../ui/message-page.tsx';

/** In place of a guide that is not there, or could not be asked for. */
export function MissingGuide({ guide }: { readonly guide: ReturnType<typeof useGuide> }) {
  const { goHome } = useNavigation();
  if (guide.error === null || isMissing(guide.error)) {
    return (
      <MessagePage
        title={contentTexts.guideNotFound}
        text="It may have been withdrawn, or the link that led here is mistyped."
        action={{ label: 'See all guides', onAct: goHome }}
      />
    );
  }
  return (
    <MessagePage
      title={contentTexts.loadGuideFailed}
      text={guide.isFetching ? loadingTexts.loading : guide.error.message}
      action={{ label: 'Try again', onAct: () => void guide.refetch() }}
    />
  );
}

/** The server knows of no such guide, rather than not having been reached. */
function isMissing(error: Error): boolean {
  return error instanceof ApiProblem && (error.code === 'not_found' || error.code === 'gone');
}
