import type { BodyOf } from '@laneway/contract/call-types';
import { resetTexts } from '@laneway/domain/accounts/form-messages';
import { authTexts, loadingTexts } from '@laneway/domain/accounts/messages';
import { useCall } from '../../api/call-context.ts';
import { ApiProblem } from '../../api/failures.ts';
import { useSession, useSessionState } from '../../api/session/session-context.ts';
import { type User, userOf } from '../../api/session/session-state.ts';
import { logProblem } from '../../core/diagnostics/log.ts';
import { currentEntry } from '../../core/navigation/nav-state.ts';
import { useNavigation, useNavStore } from '../../core/navigation/navigation-context.tsx';
import { openWishList } from '../../guide/wishes/open-wish-list.ts';
import { Callout } from '../../ui/callout.tsx';
import { CheckboxField } from '../../ui/forms/checkbox-field.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { FormPage } from '../../ui/forms/form-page.tsx';
import { LinkButton } from '../../ui/forms/link-button.tsx';
import { OwnEmailField } from '../../ui/forms/own-email-field.tsx';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { SubmitButton } from '../../ui/forms/submit-button.tsx';
import { suspensionText } from '../../ui/forms/suspension-text.ts';
import { useLoginLead } from '../../ui/forms/use-login-lead.ts';
import { failureOf, fieldErrors, requiredError, type Values } from '../../ui/forms/validation.ts';
import { isNewCreator } from '../../ui/notifications/unread-approval.ts';
import styles from './login.module.css';

/** The navigation decides where to go after the login. */
export function Login() {
  const { openPage } = useNavigation();
  const logIn = useLogin();
  const session = useSessionState();
  const notice = session.kind === 'visitor' ? session.notice : undefined;
  const lead = useLoginLead('Log in', 'Get back to your guides, on any device.');
  const send = ({ u_email = '', u_password = '', rememberMe }: Values) =>
    logIn({ u_email: u_email.trim(), u_password, rememberMe: rememberMe !== undefined });
  return (
    <FormPage title="Log in" lead={lead}>
      {notice !== undefined && <Callout tone="error" text={notice} />}
      <Form
        label="Log in"
        check={check}
        send={send}
        explain={(error, fields) => failureOf(error, failureText(error), fields)}
      >
        <OwnEmailField name="u_email" />
        <PasswordField name="u_password" label="Password" autoComplete="current-password" />
        <CheckboxField name="rememberMe" label="Remember me" defaultChecked />
        <SubmitButton busyText={loadingTexts.loggingIn}>Log in</SubmitButton>
      </Form>
      <div className={styles.ways}>
        <LinkButton onPress={() => openPage({ page: 'createUser' })}>Create account</LinkButton>
        <LinkButton onPress={() => openPage({ page: 'accountRecovery' })}>
          Trouble logging in?
        </LinkButton>
      </div>
      <p className={styles.device}>Without an account, on this device:</p>
      <div className={styles.ways}>
        <LinkButton onPress={() => openPage({ page: 'wishList' })}>Wish list</LinkButton>
        <LinkButton onPress={() => openPage({ page: 'walkHistory' })}>Your walks</LinkButton>
      </div>
    </FormPage>
  );
}

function check({ u_email, u_password }: Values) {
  return fieldErrors({
    u_email: requiredError(u_email, authTexts.emailRequired),
    u_password: u_password ? null : authTexts.passwordRequired,
  });
}

/** The server's text for a suspended account, a fixed one for wrong credentials, and another if the server failed. */
function failureText(error: unknown): string {
  const suspended = suspensionText(error);
  if (suspended !== null) return suspended;
  const isWrong = error instanceof ApiProblem && error.status < 500;
  return isWrong ? authTexts.invalidCredentials : resetTexts.failed;
}

/**
 * Logs in. The navigation decides where to go, except that the first login of a new creator leads to their dashboard,
 * unless another page required the login. Whether it is the first is known by the unread notification.
 */
function useLogin() {
  const session = useSession();
  const { logIn, getState } = session;
  const call = useCall();
  const store = useNavStore();
  const { openDashboard } = useNavigation();

  const welcomeCreator = async (user: User): Promise<void> => {
    const landedOn = currentEntry(store.getState());
    const isNew = await isNewCreator(call, user);
    const hasMoved = currentEntry(store.getState()) !== landedOn;
    // The dashboard marks the notification as read.
    if (isNew && !hasMoved) openDashboard();
  };

  return async (credentials: BodyOf<'login'>): Promise<void> => {
    const isRequired = store.getState().redirectAfterLogin !== null;
    await logIn(credentials);
    openWishList(session, call);
    const user = userOf(getState());
    if (isRequired || user === null) return;
    // The login has succeeded, whatever becomes of this.
    welcomeCreator(user).catch((error) => logProblem('A new creator could not be welcomed', error));
  };
}
