import { LIMITS } from '@laneway/contract/limits';
import { loadingTexts } from '@laneway/domain/accounts/messages';
import { printNamedCreatorPath } from '@laneway/domain/app-links/creator-path';
import { useMemo } from 'react';
import { useProfile, useSaveProfile } from '../../api/queries/creator-page.ts';
import { type FormDraft, openDraft } from '../../api/session/form-drafts.ts';
import { useQueryState } from '../../api/use-query-state.ts';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import { AppAnchor } from '../../ui/app-anchor.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { SubmitButton } from '../../ui/forms/submit-button.tsx';
import { TextAreaField } from '../../ui/forms/text-area-field.tsx';
import { type Failure, failureOf, type Values } from '../../ui/forms/validation.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useToast } from '../../ui/toasts/toast-context.tsx';
import styles from './own-page.module.css';

export type OwnPageProps = { readonly userId: number };

/** The creator's own description, with a link to their page. */
export function OwnPage({ userId }: OwnPageProps) {
  const state = useQueryState(useProfile(userId));
  return (
    <section aria-labelledby="own-page-title" className={styles.section}>
      <h2 id="own-page-title" className={styles.title}>
        Your creator page
      </h2>
      {state.kind === 'loading' && (
        <div role="status" aria-label={loadingTexts.loading}>
          <Skeleton shape="text" />
          <Skeleton shape="text" short />
        </div>
      )}
      {state.kind === 'failed' && (
        <Callout
          tone="error"
          text="We couldn’t load your creator page. Try again."
          action={state.tryAgain}
        />
      )}
      {state.kind === 'ready' && (
        <>
          <BioForm userId={userId} bio={state.data.u_bio ?? ''} />
          {state.data.has_page ? (
            <PageLink userId={userId} name={state.data.u_name} />
          ) : (
            <p className={styles.note}>Once a guide of yours is live, you’ll have a page.</p>
          )}
        </>
      )}
    </section>
  );
}

const ROWS = 5;

function BioForm({ userId, bio }: { readonly userId: number; readonly bio: string }) {
  const save = useSaveProfile(userId);
  const { showToast } = useToast();
  const draft = useBioDraft(userId, bio);
  const send = async ({ u_bio = '' }: Values): Promise<void> => {
    await save.mutateAsync(u_bio);
    draft.remove();
    showToast('Bio saved');
  };
  return (
    <Form label="Your creator page" check={() => ({})} send={send} explain={explain} draft={draft}>
      <TextAreaField
        name="u_bio"
        label="About you"
        hint="A few lines for people who like your guides."
        maxLength={LIMITS.bio}
        rows={ROWS}
        required={false}
        isCounted
      />
      <SubmitButton busyText="Saving...">Save bio</SubmitButton>
    </Form>
  );
}

function explain(error: unknown, fields: readonly string[]): Failure {
  return failureOf(error, 'We couldn’t save your bio. Please try again.', fields);
}

/** The unsaved input on top of the saved text, until it is saved or the tab closes. */
function useBioDraft(userId: number, bio: string): FormDraft {
  return useMemo(() => {
    const kept = openDraft('tab', `bio.${userId}`);
    return { ...kept, read: () => ({ u_bio: bio, ...kept.read() }) };
  }, [userId, bio]);
}

function PageLink({ userId, name }: { readonly userId: number; readonly name: string }) {
  const { openAddress } = useNavigation();
  return (
    <AppAnchor
      path={printNamedCreatorPath(userId, name)}
      className={styles.link}
      onNavigate={openAddress}
    >
      See your page
    </AppAnchor>
  );
}
