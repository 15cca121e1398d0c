import type { WaitingGift } from '@laneway/contract/gifts';
import { activationTexts } from '@laneway/domain/accounts/form-messages';
import { ACTIVATION_SUCCESS_REDIRECT_MS } from '@laneway/domain/timing';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import { Button } from '../../ui/button.tsx';
import { FormPage } from '../../ui/forms/form-page.tsx';
import { TimedMessage } from '../../ui/forms/timed-message.tsx';
import { useCompletePurchase } from '../purchase/use-complete-purchase.ts';

export type DoneProps = {
  /** What to open; null leads home. */
  readonly gift: WaitingGift | null;
};

/** The account is active; the gift, or home, follows by itself. */
export function Done({ gift }: DoneProps) {
  const { goHome } = useNavigation();
  const complete = useCompletePurchase();
  const next =
    gift === null
      ? { label: activationTexts.returnHome, onAct: goHome }
      : {
          label: 'Open your guide',
          onAct: () => complete({ id: gift.guide_id, title: gift.g_title }),
        };
  return (
    <FormPage title="Activate your account">
      <TimedMessage
        tone="good"
        text={activationTexts.succeeded}
        next={{ ...next, afterMs: ACTIVATION_SUCCESS_REDIRECT_MS }}
      />
      {gift !== null && <Button onClick={goHome}>{activationTexts.returnHome}</Button>}
    </FormPage>
  );
}
