import { loadingTexts } from '@laneway/domain/accounts/messages';
import { endedTexts } from '@laneway/domain/testers/messages';
import { failureText } from '../../api/failures.ts';
import { useTestedDraft } from '../../api/queries/testers.ts';
import { useQueryState } from '../../api/use-query-state.ts';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import type { PageProps } from '../../core/navigation/pages.ts';
import { FormPage } from '../../ui/forms/form-page.tsx';
import { MessagePage } from '../../ui/message-page.tsx';
import { TesterHome } from './tester-home.tsx';

const INCOMPLETE = 'This link is incomplete. Open it from the email again.';

/** Opened by the link in an invitation. The link doesn't expire by opening it. */
export function TestedDraftPage({ entry: { token } }: PageProps<'testedDraft'>) {
  const result = useTestedDraft(token);
  const query = useQueryState(result);
  if (token === null) return <Ended text={INCOMPLETE} />;
  switch (query.kind) {
    case 'ready':
      return <TesterHome token={token} draft={query.data} />;
    case 'loading':
      return (
        <FormPage title="Try out a guide">
          <p role="status">{loadingTexts.loading}</p>
        </FormPage>
      );
    case 'failed':
      return (
        <MessagePage title="We couldn’t open the draft" text={query.text} action={query.tryAgain} />
      );
    case 'missing':
    case 'closed':
      return <Ended text={result.error === null ? endedTexts.ended : failureText(result.error)} />;
  }
}

function Ended({ text }: { readonly text: string }) {
  const { goHome } = useNavigation();
  return (
    <MessagePage
      title="This test has ended"
      text={text}
      action={{ label: 'See all guides', onAct: goHome }}
    />
  );
}
