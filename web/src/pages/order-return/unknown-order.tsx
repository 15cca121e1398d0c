import { FormPage } from '../../forms/form-page.tsx';
import { LinkButton } from '../../forms/link-button.tsx';
import messages from '../../forms/message.module.css';
import { useNavigation } from '../../navigation/navigation-context.tsx';
import { Button } from '../../ui/button.tsx';

/** There is no such order for this person. */
export function UnknownOrder() {
  const { goHome, openContact, openUser } = useNavigation();
  return (
    <FormPage title="Your order">
      <div role="alert" className={messages.bad}>
        <p>We cannot find this order.</p>
        <p>It may have been made with another account. What you have paid for is in your guides.</p>
      </div>
      <Button kind="main" onClick={openUser}>
        Your guides
      </Button>
      <Button onClick={goHome}>See all guides</Button>
      <LinkButton onPress={openContact}>Contact us about a payment</LinkButton>
    </FormPage>
  );
}
