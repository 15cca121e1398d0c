import { confirmationTexts } from '@laneway/domain/accounts/form-messages';
import { FormPage } from '../../forms/form-page.tsx';
import messages from '../../forms/message.module.css';
import { useNavigation } from '../../navigation/navigation-context.tsx';
import type { User } from '../../session/session-state.ts';
import { Button } from '../../ui/button.tsx';

export type BadLinkProps = { readonly text: string; readonly user: User | null };

/** Shown for an invalid link; a new one can be sent from the panel. */
export function BadLink({ text, user }: BadLinkProps) {
  const { goHome, openPage } = useNavigation();
  const openPanel = () => {
    goHome();
    openPage({ page: 'userPanel' });
  };
  return (
    <FormPage title={confirmationTexts.confirm}>
      <p role="alert" className={messages.bad}>
        {text}
      </p>
      <p>You can send yourself a new link from Your guides.</p>
      <Button kind="main" onClick={openPanel}>
        {user === null ? 'Log in' : 'Your guides'}
      </Button>
    </FormPage>
  );
}
