import { activationTexts } from '@laneway/domain/accounts/form-messages';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import { Button } from '../../ui/button.tsx';
import { FormPage } from '../../ui/forms/form-page.tsx';
import { LinkButton } from '../../ui/forms/link-button.tsx';
import { UsedLinkMessage } from '../../ui/forms/used-link-message.tsx';
import { ContactSupport } from '../support/contact-support.tsx';

/** The account is active already, so there is nothing left to fill in. */
export function UsedLink() {
  const { goHome, openPage } = useNavigation();
  return (
    <FormPage title="Activate your account">
      <UsedLinkMessage text={activationTexts.tokenUsed} />
      <Button onClick={goHome}>{activationTexts.returnHome}</Button>
      <LinkButton onPress={() => openPage({ page: 'passwordResetRequest' })}>
        Forgot your password?
      </LinkButton>
      <ContactSupport />
    </FormPage>
  );
}
