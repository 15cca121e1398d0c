import { loadingTexts } from '@laneway/domain/accounts/messages';
import { contentTexts } from '@laneway/domain/content-texts';
import { failureKind } from '../api/failures.ts';
import type { useGuide } from '../api/queries/guides.ts';
import { GuideNotFound } from '../guides/guide-not-found.tsx';
import { useFailureText } from '../guides/use-failure-text.ts';
import { useNavigation } from '../navigation/navigation-context.tsx';
import { MessagePage } from '../ui/message-page.tsx';

/** Shown instead of a guide that doesn't exist or couldn't be fetched. */
export function MissingGuide({ guide }: { readonly guide: ReturnType<typeof useGuide> }) {
  const { back } = useNavigation();
  const failure = useFailureText(guide.error?.message ?? '');
  if (guide.error === null || failureKind(guide.error) === 'missing') return <GuideNotFound />;
  return (
    <MessagePage
      title={contentTexts.loadGuideFailed}
      text={guide.isFetching ? loadingTexts.loading : failure}
      action={{ label: 'Try again', onAct: () => void guide.refetch() }}
      onBack={back}
    />
  );
}
