// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { person } from '../../api/session/session.test-data.ts';
import { button, field } from '../testing/queries.test-data.ts';
import { renderPage } from '../testing/render-page.test-data.tsx';
import { Form } from './form.tsx';
import { OwnEmailField } from './own-email-field.tsx';
import { TypedEmailProvider } from './typed-email.tsx';

/** Two forms with the same email field, one after the other. */
function TwoForms() {
  const [at, setAt] = useState(0);
  return (
    <TypedEmailProvider>
      <Form
        key={at}
        label={`Form ${at}`}
        check={() => ({})}
        send={async () => {}}
        explain={() => ({ errors: {}, text: null })}
      >
        <OwnEmailField name={`email_${at}`} />
      </Form>
      <button type="button" onClick={() => setAt(at + 1)}>
        Next form
      </button>
    </TypedEmailProvider>
  );
}

it('carries an email from one form to the next, and forgets it after the login', async () => {
  const { user, session } = await renderPage(
    TwoForms,
    { page: 'login' },
    {
      replies: { login: () => person },
    },
  );
  await user.type(field('Email'), 'sam@laneway.example');
  await user.click(button('Next form'));
  expect(field('Email')).toHaveProperty('value', 'sam@laneway.example');
  expect(screen.getByRole('form', { name: 'Form 1' })).toBeDefined();
  expect(localStorage.length + sessionStorage.length).toBe(0);
  const body = { u_email: person.u_email, u_password: 'x', rememberMe: true };
  await session.logIn(body);
  // The page receives the logged-in user only after the login itself.
  await waitFor(async () => {
    await user.click(button('Next form'));
    expect(field('Email')).toHaveProperty('value', '');
  });
});
