import { useState } from 'react';
import { useGuideReviews } from '../../api/queries/guide-reviews.ts';
import { useUser } from '../../api/session/session-context.ts';
import type { User } from '../../api/session/session-state.ts';
import { deviceStorage } from '../../core/device-storage.ts';
import { Button } from '../../ui/button.tsx';
import { useOwnedGuideIds } from '../owned-guide-ids.ts';
import { createPromptMemory } from './prompt-memory.ts';
import styles from './rate-prompt.module.css';
import { ReviewDialog } from './review-dialog.tsx';
import { useFocusAfter } from './use-focus-after.ts';

const memory = createPromptMemory(deviceStorage);

export type RatePromptProps = {
  readonly guide: { readonly g_id: number; readonly g_title: string };
  /** False for someone who stopped before the last place. */
  readonly isAtEnd?: boolean;
};

/** Asks for a rating at the end of a walk, unless the visitor has given one, may not, or doesn't want to be asked. */
export function RatePrompt(props: RatePromptProps) {
  const user = useUser();
  return user === null ? null : <Prompt {...props} user={user} />;
}

function Prompt({ guide, isAtEnd = true, user }: RatePromptProps & { readonly user: User }) {
  const [isDismissed, setIsDismissed] = useState(() => memory.isDismissed(guide.g_id));
  const [isOpen, setIsOpen] = useState(false);
  const { data, isError } = useGuideReviews(guide.g_id, user);
  const first = data?.pages[0];
  const isOwned = useOwnedGuideIds().has(guide.g_id);
  // Decided by the server's response; without one, owners with a confirmed email may.
  const mayReview = first?.may_review ?? (isError && isOwned && user.email_verified);
  // The thanks for a rating replace the question.
  const [wasAsked, setWasAsked] = useState(false);
  const prompt = useFocusAfter<HTMLElement>(isOpen);
  const own = first?.own ?? null;
  const isRated = own !== null;
  const doesCount = own?.state === 'shown' && !own.is_rating_held;
  const isWanted = !isDismissed && mayReview && (!isRated || wasAsked);
  if (!isWanted) return null;
  const ask = () => {
    setWasAsked(true);
    setIsOpen(true);
  };
  const dismiss = () => {
    memory.dismiss(guide.g_id);
    setIsDismissed(true);
  };
  return (
    <aside ref={prompt} tabIndex={-1} className={styles.prompt} aria-label="Rate this guide">
      {isRated ? (
        <p className={styles.question}>
          {doesCount
            ? 'Thanks! Your rating helps others choose.'
            : 'Thanks! We’ll check it before it counts.'}
        </p>
      ) : (
        <>
          <p className={styles.question}>
            {isAtEnd && 'That’s the last place. '}How was {guide.g_title}?
          </p>
          <div className={styles.buttons}>
            <Button onClick={ask}>Rate this guide</Button>
            <Button onClick={dismiss}>Not now</Button>
          </div>
        </>
      )}
      {isOpen && (
        <ReviewDialog
          guide={guide}
          userId={user.u_id}
          own={null}
          onClose={() => setIsOpen(false)}
        />
      )}
    </aside>
  );
}
