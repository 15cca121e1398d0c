import { LIMITS } from '@laneway/contract/limits';
import { isEmail } from '@laneway/domain/accounts/email';
import { loadingTexts } from '@laneway/domain/accounts/messages';
import {
  MOST_FRIEND_NAME_CHARACTERS,
  MOST_MESSAGE_CHARACTERS,
} from '@laneway/domain/gifts/gift-request';
import { giftTexts } from '@laneway/domain/gifts/messages';
import { useState } from 'react';
import { useCall } from '../../api/call-context.ts';
import {
  complaintsOf,
  emailComplaint,
  type Failure,
  failureOf,
  type Values,
} from '../../forms/complaints.ts';
import { Form } from '../../forms/form.tsx';
import { LinkButton } from '../../forms/link-button.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { TextAreaField } from '../../forms/text-area-field.tsx';
import { TextField } from '../../forms/text-field.tsx';
import type { Guide } from '../../guides/guide-facts.ts';
import { useNavigation } from '../../navigation/navigation-context.tsx';
import { failureText } from '../../purchase/failure-text.ts';
import { GuideWords, PriceRow } from '../../purchase/guide-words.tsx';
import { PosterPage } from '../../purchase/poster-page.tsx';
import { ProviderNote } from '../../purchase/provider-note.tsx';
import { useCheckout } from '../../purchase/use-checkout.ts';
import { giftFrom } from './gift-from.ts';

const MESSAGE_ROWS = 4;

/** Whom the guide is for. Once that is accepted, the browser goes to the payment provider. */
export function GiftForm({ guide }: { readonly guide: Guide }) {
  const { openPage } = useNavigation();
  const call = useCall();
  const { isLeaving, leaveFor } = useCheckout();
  const [email, setEmail] = useState('');

  const send = async (values: Values): Promise<void> => {
    const query = { guide_id: guide.g_id, ...giftFrom(values) };
    const { checkout_url } = await call('purchaseForFriend', { query });
    leaveFor(checkout_url);
  };

  return (
    <PosterPage guide={guide}>
      <GuideWords guide={guide} over="A gift for a friend" />
      <PriceRow guide={guide}>Theirs to keep, ad-free. Price includes GST.</PriceRow>
      <Form label="Gift this guide" check={check} send={send} explain={explain}>
        <TextField
          name="friend_email"
          label="Friend’s email"
          type="email"
          autoComplete="off"
          maxLength={LIMITS.email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <TextField
          name="friend_name"
          label="Friend’s name (optional)"
          autoComplete="off"
          maxLength={MOST_FRIEND_NAME_CHARACTERS}
          required={false}
        />
        <TextAreaField
          name="personal_message"
          label="Personal message (optional)"
          hint="We’ll include it in the gift email"
          maxLength={MOST_MESSAGE_CHARACTERS}
          rows={MESSAGE_ROWS}
          required={false}
          isCounted
        />
        <ProviderNote />
        <SubmitButton
          busyText={loadingTexts.processing}
          isBusy={isLeaving}
          disabled={!isEmail(email.trim())}
        >
          Continue to payment
        </SubmitButton>
      </Form>
      <LinkButton onPress={() => openPage({ page: 'gift', guideId: null })}>
        Choose another guide
      </LinkButton>
    </PosterPage>
  );
}

function check({ friend_email }: Values) {
  return complaintsOf({ friend_email: emailComplaint(friend_email) });
}

/** The server's reason is said where there is one. */
function explain(error: unknown, fields: readonly string[]): Failure {
  return failureOf(error, failureText(error, giftTexts.failed), fields);
}
