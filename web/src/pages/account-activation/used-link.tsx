import { activationTexts } from '@laneway/domain/accounts/form-messages';
import { FormPage } from '../../forms/form-page.tsx';
import { LinkButton } from '../../forms/link-button.tsx';
import { UsedLinkMessage } from '../../forms/used-link-message.tsx';
import { useNavigation } from '../../navigation/navigation-context.tsx';
import { ContactSupport } from '../../support/contact-support.tsx';
import { Button } from '../../ui/button.tsx';

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
