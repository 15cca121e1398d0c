import { loadingTexts } from '@laneway/domain/accounts/messages';
import { contentTexts } from '@laneway/domain/content-texts';
import { failureKind } from '../../api/failures.ts';
import type { useGuide } from '../../api/queries/guides.ts';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import { GuideNotFound } from '../../guide/guide-not-found.tsx';
import { NotSavedHere } from '../../guide/not-saved-here.tsx';
import { MessagePage } from '../../ui/message-page.tsx';
import { useOnline } from '../../ui/use-online.ts';

/** Shown instead of a guide that doesn't exist or couldn't be fetched. */
export function MissingGuide({ guide }: { readonly guide: ReturnType<typeof useGuide> }) {
  const { back } = useNavigation();
  const isOnline = useOnline();
  if (guide.error === null || failureKind(guide.error) === 'missing') return <GuideNotFound />;
  if (!isOnline) return <NotSavedHere />;
  return (
    <MessagePage
      title={contentTexts.loadGuideFailed}
      text={guide.isFetching ? loadingTexts.loading : guide.error.message}
      action={{ label: 'Try again', onAct: () => void guide.refetch() }}
      onBack={back}
    />
  );
}
