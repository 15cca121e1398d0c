import type { QueryOf } from '@laneway/contract/call-types';
import { LIMITS } from '@laneway/contract/limits';
import { loadingTexts } from '@laneway/domain/accounts/messages';
import { giftRefusalTexts, giftTexts } from '@laneway/domain/gifts/messages';
import { MAX_NAME_LENGTH, MAX_PERSONAL_MESSAGE_LENGTH } from '@laneway/domain/text-limits';
import { useState } from 'react';
import { useCall } from '../../api/call-context.ts';
import { failureTextOr } from '../../api/failures.ts';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import type { Guide } from '../../guide/guide-facts.ts';
import { REFUND_TEXT } from '../../guide/price.ts';
import { Form } from '../../ui/forms/form.tsx';
import { LinkButton } from '../../ui/forms/link-button.tsx';
import { BlockedSubmitButton } from '../../ui/forms/submit-button.tsx';
import { TextAreaField } from '../../ui/forms/text-area-field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import {
  emailError,
  emailNeeded,
  type Failure,
  failureOf,
  fieldErrors,
  type Values,
} from '../../ui/forms/validation.ts';
import { useGiftDraft } from '../purchase/gift-draft.ts';
import { GuideHeading, PriceRow } from '../purchase/guide-heading.tsx';
import { PosterPage } from '../purchase/poster-page.tsx';
import { ProviderNote } from '../purchase/provider-note.tsx';
import { useCheckout } from '../purchase/use-checkout.ts';

const MESSAGE_ROWS = 4;
const FRIENDS_EMAIL = 'your friend’s email';

/** Asks who the guide is for, then takes the browser to the payment provider. */
export function GiftForm({ guide }: { readonly guide: Guide }) {
  const { openPage } = useNavigation();
  const call = useCall();
  const { isLeaving, leaveFor } = useCheckout();
  const draft = useGiftDraft(guide.g_id);
  const [email, setEmail] = useState(() => draft?.read().friend_email ?? '');

  const send = async (values: Values): Promise<void> => {
    const query = { guide_id: guide.g_id, ...giftFrom(values) };
    const { checkout_url } = await call('purchaseForFriend', { query });
    leaveFor(checkout_url);
  };

  return (
    <PosterPage guide={guide}>
      <GuideHeading guide={guide} eyebrow="A gift for a friend" />
      <PriceRow guide={guide}>Theirs to keep, ad-free. Price includes GST. {REFUND_TEXT}</PriceRow>
      <Form label="Gift this guide" check={check} send={send} explain={explain} draft={draft}>
        <TextField
          name="friend_email"
          label="Friend’s email"
          type="email"
          autoComplete="off"
          maxLength={LIMITS.email}
          onChange={(event) => setEmail(event.target.value)}
          onCorrect={setEmail}
        />
        <TextField
          name="friend_name"
          label="Friend’s name (optional)"
          autoComplete="off"
          maxLength={MAX_NAME_LENGTH}
          required={false}
        />
        <TextAreaField
          name="personal_message"
          label="Personal message (optional)"
          hint="We’ll include it in the gift email"
          maxLength={MAX_PERSONAL_MESSAGE_LENGTH}
          rows={MESSAGE_ROWS}
          required={false}
          isCounted
        />
        <ProviderNote />
        <BlockedSubmitButton
          busyText={loadingTexts.processing}
          isBusy={isLeaving}
          needs={emailNeeded(email, FRIENDS_EMAIL)}
        >
          Continue to payment
        </BlockedSubmitButton>
      </Form>
      <LinkButton onPress={() => openPage({ page: 'gift', guideId: null })}>
        Choose another guide
      </LinkButton>
    </PosterPage>
  );
}

function check({ friend_email }: Values) {
  return fieldErrors({
    friend_email: emailError(friend_email, giftRefusalTexts.friendEmailRequired),
  });
}

/** Shows the server's reason if there is one. */
function explain(error: unknown, fields: readonly string[]): Failure {
  return failureOf(error, failureTextOr(error, giftTexts.failed), fields);
}

type GiftFields = Omit<QueryOf<'purchaseForFriend'>, 'guide_id'>;

/** The gift from the form's values, trimmed; blank fields are left out. */
export function giftFrom(values: Values): GiftFields {
  const { friend_email = '', friend_name = '', personal_message = '' } = values;
  return {
    friend_email: friend_email.trim(),
    ...(friend_name.trim() === '' ? {} : { friend_name: friend_name.trim() }),
    ...(personal_message.trim() === '' ? {} : { personal_message: personal_message.trim() }),
  };
}
