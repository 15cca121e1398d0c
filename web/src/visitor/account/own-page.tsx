import type { ReplyOf } from '@laneway/contract/call-types';
import { LIMITS } from '@laneway/contract/limits';
import { loadingTexts } from '@laneway/domain/accounts/messages';
import { printNamedCreatorPath } from '@laneway/domain/app-links/creator-path';
import { readProfileLinks } from '@laneway/domain/creators/profile-links';
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
import { type Failure, failureOf, fieldErrors, type Values } from '../../ui/forms/validation.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useToast } from '../../ui/toasts/toast-context.tsx';
import styles from './own-page.module.css';
import { PortraitField } from './portrait-field.tsx';

export type OwnPageProps = { readonly userId: number };

/** The creator's portrait, description and links, with a link to their page. */
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
          <PortraitField userId={userId} path={state.data.u_portrait} />
          <ProfileForm userId={userId} profile={state.data} />
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

type ProfileFormProps = { readonly userId: number; readonly profile: ReplyOf<'getProfile'> };

function ProfileForm({ userId, profile }: ProfileFormProps) {
  const save = useSaveProfile(userId);
  const { showToast } = useToast();
  const draft = useProfileDraft(userId, profile);
  const send = async ({ u_bio = '', u_links = '' }: Values): Promise<void> => {
    await save.mutateAsync({ u_bio, u_links: linesOf(u_links) });
    draft.remove();
    showToast('Creator page saved');
  };
  return (
    <Form label="Your creator page" check={check} send={send} explain={explain} draft={draft}>
      <TextAreaField
        name="u_bio"
        label="About you"
        hint="A few lines for people who like your guides."
        maxLength={LIMITS.bio}
        rows={ROWS}
        required={false}
        isCounted
      />
      <TextAreaField
        name="u_links"
        label="Links"
        hint={`Up to ${LIMITS.profileLinks}, one on each line, like https://mirka.example`}
        maxLength={LIMITS.profileLinks * (LIMITS.profileLink + 1)}
        rows={3}
        required={false}
      />
      <SubmitButton busyText="Saving...">Save page</SubmitButton>
    </Form>
  );
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function check({ u_links = '' }: Values) {
  const links = readProfileLinks(linesOf(u_links));
  return fieldErrors({ u_links: links.ok ? null : links.error });
}

function explain(error: unknown, fields: readonly string[]): Failure {
  return failureOf(error, 'We couldn’t save your page. Please try again.', fields);
}

/** The unsaved input on top of the saved text, until it is saved or the tab closes. */
function useProfileDraft(
  userId: number,
  { u_bio, u_links }: ProfileFormProps['profile'],
): FormDraft {
  const links = u_links.join('\n');
  return useMemo(() => {
    const kept = openDraft('tab', `bio.${userId}`);
    return { ...kept, read: () => ({ u_bio: u_bio ?? '', u_links: links, ...kept.read() }) };
  }, [userId, u_bio, links]);
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
