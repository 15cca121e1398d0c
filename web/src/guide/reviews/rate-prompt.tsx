import type { OwnGuideReview } from '@laneway/contract/reviews';
import { loadingTexts } from '@laneway/domain/accounts/messages';
import { reviewTexts } from '@laneway/domain/reviews/messages';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { reloadReviews, useGuideReviews } from '../../api/queries/guide-reviews.ts';
import { useSessionState } from '../../api/session/session-context.ts';
import { type User, userOf } from '../../api/session/session-state.ts';
import { deviceStorage } from '../../core/device-storage.ts';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import { outboxFormTexts } from '../../offline/outbox/outbox-texts.ts';
import { type Posted, usePost } from '../../offline/outbox/use-post.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmEmail } from '../../ui/forms/confirm-email.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { LinkButton } from '../../ui/forms/link-button.tsx';
import { SubmitButton } from '../../ui/forms/submit-button.tsx';
import { type Failure, failureOf, fieldErrors, type Values } from '../../ui/forms/validation.ts';
import { useOwnedGuideIds } from '../owned-guide-ids.ts';
import { createPromptMemory } from './prompt-memory.ts';
import styles from './rate-prompt.module.css';
import { ReviewDialog } from './review-dialog.tsx';
import { StarField } from './star-field.tsx';
import { readStars } from './star-words.ts';
import { useFocusAfter } from './use-focus-after.ts';

const memory = createPromptMemory(deviceStorage);

export type RatePromptProps = {
  readonly guide: {
    readonly g_id: number;
    readonly g_title: string;
    readonly g_author_id?: number | null;
  };
  /** False for someone who stopped before the last place. */
  readonly isAtEnd?: boolean;
  /** When the walk began that has just ended: after each one, there is a new question. */
  readonly walkedAt?: number | null;
  /** True to say why someone can't rate the guide, instead of nothing. */
  readonly saysWhyNot?: boolean;
};

/** Asks for a rating at the end of a walk, unless the visitor has given one, may not, or doesn't want to be asked. */
export function RatePrompt(props: RatePromptProps) {
  const session = useSessionState();
  const user = userOf(session);
  const { openLogin } = useNavigation();
  const { guide, saysWhyNot = false } = props;
  if (user !== null) return <Prompt {...props} user={user} />;
  if (!saysWhyNot || session.kind !== 'visitor') return null;
  const logIn = () => openLogin({ page: 'experience', guideId: guide.g_id });
  return (
    <Hindrance>
      <LinkButton onPress={logIn}>Log in</LinkButton> to rate this guide.
    </Hindrance>
  );
}

/** The reason why someone can't rate a guide. */
function Hindrance({ children }: { readonly children: ReactNode }) {
  return (
    <aside aria-label="Rate this guide">
      <p>{children}</p>
    </aside>
  );
}

/** The server has it, or this device keeps it until it can be sent. */
type PostedRating = Posted<OwnGuideReview>;

type PromptProps = RatePromptProps & { readonly user: User };

function Prompt(props: PromptProps) {
  const { guide, isAtEnd = true, walkedAt = null, saysWhyNot = false, user } = props;
  const { openPage } = useNavigation();
  const [isDismissed, setIsDismissed] = useState(() => memory.isDismissed(guide.g_id, walkedAt));
  const [isWriting, setIsWriting] = useState(false);
  const { data, isError } = useGuideReviews(guide.g_id, user);
  const first = data?.pages[0];
  const isOwned = useOwnedGuideIds().has(guide.g_id);
  // Decided by the server's response; without one, owners with a confirmed email may.
  const mayReview = first?.may_review ?? (isError && isOwned && user.email_verified);
  // The thanks for a rating replace the question.
  const [answer, setAnswer] = useState<PostedRating | null>(null);
  const prompt = useFocusAfter<HTMLElement>(isWriting || answer === null);
  const own = first?.own ?? (answer?.kind === 'sent' ? answer.reply : null);
  const doesCount = own?.state === 'shown' && !own.is_rating_held;
  const isWanted = !isDismissed && mayReview && (own === null || answer !== null);
  if (saysWhyNot && first !== undefined && !mayReview && own === null) {
    if (first.needs_confirmed_email)
      return <ConfirmEmail text={reviewTexts.unconfirmed} heading="h2" />;
    if (guide.g_author_id === user.u_id) return <Hindrance>{reviewTexts.ownGuide}.</Hindrance>;
    return (
      <Hindrance>
        <LinkButton onPress={() => openPage({ page: 'paymentScreen', guideId: guide.g_id })}>
          Get this guide
        </LinkButton>{' '}
        to rate it.
      </Hindrance>
    );
  }
  if (!isWanted) return null;
  const dismiss = () => {
    memory.dismiss(guide.g_id, walkedAt);
    setIsDismissed(true);
  };
  return (
    <aside ref={prompt} tabIndex={-1} className={styles.prompt} aria-label="Rate this guide">
      {answer === null && (
        <>
          <p className={styles.question}>
            {isAtEnd && 'That’s the last place. '}How was {guide.g_title}?
          </p>
          <RatingForm guide={guide} onPosted={setAnswer} onDismiss={dismiss} />
        </>
      )}
      {answer?.kind === 'kept' && <p className={styles.question}>{outboxFormTexts.review.kept}</p>}
      {answer?.kind === 'sent' && (
        <>
          <p className={styles.question}>
            {doesCount
              ? 'Thanks! Your rating helps others choose.'
              : 'Thanks! We’ll check it before it counts.'}
          </p>
          {own !== null && own.text === null && (
            <div className={styles.buttons}>
              <Button onClick={() => setIsWriting(true)}>Add a review</Button>
            </div>
          )}
        </>
      )}
      {isWriting && (
        <ReviewDialog
          guide={guide}
          userId={user.u_id}
          own={own}
          onClose={() => setIsWriting(false)}
        />
      )}
    </aside>
  );
}

type RatingFormProps = Pick<RatePromptProps, 'guide'> & {
  readonly onPosted: (posted: PostedRating) => void;
  readonly onDismiss: () => void;
};

/** The stars alone; words can follow. */
function RatingForm({ guide, onPosted, onDismiss }: RatingFormProps) {
  const queries = useQueryClient();
  const post = usePost();
  const send = async ({ rating }: Values): Promise<void> => {
    const stars = readStars(rating);
    if (stars === null) return;
    const posted = await post({
      kind: 'review',
      guideId: guide.g_id,
      guideTitle: guide.g_title,
      rating: stars,
      text: null,
      signature: null,
    });
    onPosted(posted);
    if (posted.kind === 'sent') await reloadReviews(queries);
  };
  return (
    <Form label="Your rating" check={check} send={send} explain={explain}>
      <StarField name="rating" label="Your rating" />
      <div className={styles.buttons}>
        <SubmitButton busyText={loadingTexts.sending}>Post rating</SubmitButton>
        <Button onClick={onDismiss}>Not now</Button>
      </div>
    </Form>
  );
}

function check({ rating }: Values) {
  return fieldErrors({ rating: readStars(rating) === null ? 'Choose 1 to 5 stars' : null });
}

function explain(error: unknown, fields: readonly string[]): Failure {
  return failureOf(error, 'We couldn’t post your rating. Please try again.', fields);
}
