import { LIMITS } from '@laneway/contract/limits';
import { signUpTexts } from '@laneway/domain/accounts/form-messages';
import { authTexts, loadingTexts } from '@laneway/domain/accounts/messages';
import { passwordError } from '@laneway/domain/accounts/password';
import { useRef } from 'react';
import { useCall } from '../../api/call-context.ts';
import { ApiProblem } from '../../api/failures.ts';
import { useSession } from '../../api/session/session-context.ts';
import { userOf } from '../../api/session/session-state.ts';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import { CheckboxField } from '../../ui/forms/checkbox-field.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { FormPage } from '../../ui/forms/form-page.tsx';
import { LinkButton } from '../../ui/forms/link-button.tsx';
import { OwnEmailField } from '../../ui/forms/own-email-field.tsx';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { SubmitButton } from '../../ui/forms/submit-button.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { useLoginLead } from '../../ui/forms/use-login-lead.ts';
import {
  emailError,
  type Failure,
  failureOf,
  fieldErrors,
  requiredError,
  type Values,
} from '../../ui/forms/validation.ts';
import { useToast } from '../../ui/toasts/toast-context.tsx';
import styles from './create-user.module.css';

/** As long as a timer can run, which is for weeks. */
const LONGEST_MS = 2 ** 31 - 1;

const LEAD = 'It’s free. Keep your guides together and gift them to friends.';

/** A new account, which is logged in and remembered at once; the navigation decides where to go next. */
export function CreateUser() {
  const { openPage, openTermsOfUse } = useNavigation();
  const call = useCall();
  const session = useSession();
  const { showToast } = useToast();
  const lead = useLoginLead('Create an account', LEAD);
  // When only the login fails, the next attempt must not fail because the first one took the email.
  const created = useRef<string | null>(null);

  const send = async (values: Values): Promise<void> => {
    const { u_name = '', u_password = '' } = values;
    const u_email = (values.u_email ?? '').trim();
    if (created.current !== u_email) {
      const body = { u_email, u_password, u_name: u_name.trim(), age_confirmed: true };
      await call('createUser', { body });
      created.current = u_email;
    }
    await session.logIn({ u_email, u_password, rememberMe: true });
    const welcome = `Welcome! Confirm your email with the link we’ve sent to ${u_email}.`;
    const dismiss = showToast(welcome, {
      label: 'Change email',
      onAct: () => openPage({ page: 'account' }),
      shownMs: LONGEST_MS,
    });
    // Nothing else reminds them on the page they came from, so it stays until they confirm it or log out.
    const unfollow = session.subscribe(() => {
      if (userOf(session.getState())?.email_verified === false) return;
      unfollow();
      dismiss();
    });
  };

  return (
    <FormPage title="Create account" lead={lead}>
      <Form label="Create account" check={check} send={send} explain={explain}>
        <TextField name="u_name" label="Name" autoComplete="name" maxLength={LIMITS.name} />
        <OwnEmailField name="u_email" isNew />
        <PasswordField
          name="u_password"
          label="Password"
          autoComplete="new-password"
          placeholder={signUpTexts.passwordPlaceholder}
        />
        <CheckboxField name="age_confirmed" label={signUpTexts.ageConfirmation} required />
        <p className={styles.terms}>
          By creating an account, you agree to the{' '}
          <LinkButton onPress={openTermsOfUse}>Terms of Use</LinkButton>.
        </p>
        <SubmitButton busyText={loadingTexts.processing}>Create account</SubmitButton>
      </Form>
      <p className={styles.other}>
        Already have an account?{' '}
        <LinkButton onPress={() => openPage({ page: 'login' })}>Log in</LinkButton>
      </p>
    </FormPage>
  );
}

function check({ u_name, u_email = '', u_password = '', age_confirmed }: Values) {
  return fieldErrors({
    u_name: requiredError(u_name, authTexts.nameRequired),
    u_email: emailError(u_email),
    u_password: u_password === '' ? authTexts.passwordRequired : passwordError(u_password, u_email),
    age_confirmed: age_confirmed === undefined ? signUpTexts.ageConfirmationRequired : null,
  });
}

function explain(error: unknown, fields: readonly string[]): Failure {
  const failure = failureOf(error, signUpTexts.failed, fields);
  const isTaken = error instanceof ApiProblem && error.code === 'conflict';
  return isTaken ? { ...failure, errors: { u_email: error.detail } } : failure;
}
