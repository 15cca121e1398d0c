import { suggestedEmail } from '@laneway/domain/accounts/email-typos';
import { type ComponentProps, type FocusEvent, type ReactNode, useState } from 'react';
import { Field } from './field.tsx';
import styles from './form.module.css';
import { useFormStatus } from './form-context.ts';
import { LinkButton } from './link-button.tsx';

export type TextFieldProps = Pick<
  ComponentProps<'input'>,
  | 'autoComplete'
  | 'autoFocus'
  | 'defaultValue'
  | 'maxLength'
  | 'onChange'
  | 'placeholder'
  | 'readOnly'
  | 'required'
> & {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly type?: 'text' | 'email';
  /** For an email that we haven't seen before: offers to correct a typo, and is called with the corrected email. */
  readonly onCorrect?: ((email: string) => void) | undefined;
};

/** One line of text. An email is checked when its field is left. */
export function TextField({
  name,
  label,
  hint,
  type = 'text',
  required = true,
  onCorrect,
  ...rest
}: TextFieldProps) {
  const { checkField } = useFormStatus();
  const isEmail = type === 'email';
  // An error that appears while a button is being pressed would move the button away.
  const checkOnLeave = ({ relatedTarget }: FocusEvent<HTMLInputElement>) => {
    if (!(relatedTarget instanceof HTMLButtonElement)) checkField(name);
  };
  const field = (
    <Field name={name} label={label} hint={hint}>
      {(fieldProps) => (
        <input
          {...rest}
          {...fieldProps}
          type={type}
          className={styles.control}
          required={required}
          {...(isEmail ? { autoCapitalize: 'none', spellCheck: false, onBlur: checkOnLeave } : {})}
        />
      )}
    </Field>
  );
  return onCorrect === undefined ? (
    field
  ) : (
    <EmailSuggestion onCorrect={onCorrect}>{field}</EmailSuggestion>
  );
}

type EmailSuggestionProps = {
  /** Called with the email that replaced the typed one. */
  readonly onCorrect: (email: string) => void;
  /** The email field. */
  readonly children: ReactNode;
};

type Offer = { readonly input: HTMLInputElement; readonly email: string };

/** Offers to correct a mistyped provider once an email field is left. The typed email can still be sent. */
function EmailSuggestion({ onCorrect, children }: EmailSuggestionProps) {
  const [offer, setOffer] = useState<Offer | null>(null);
  const suggest = (input: EventTarget): void => {
    if (!(input instanceof HTMLInputElement)) return;
    const email = suggestedEmail(input.value);
    setOffer(email === null ? null : { input, email });
  };
  const correct = ({ input, email }: Offer): void => {
    input.value = email;
    // For the form, which clears the field's error and stores its draft.
    input.dispatchEvent(new Event('input', { bubbles: true }));
    onCorrect(email);
    input.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens to the field inside, and does nothing itself
    <div
      onInput={() => setOffer(null)}
      onBlur={({ target, relatedTarget }) => {
        // An offer that appears while a button is being pressed would move the button away.
        if (!(relatedTarget instanceof HTMLButtonElement)) suggest(target);
      }}
    >
      {children}
      <p role="status" className={styles.offer}>
        {offer !== null && (
          <>
            Did you mean <LinkButton onPress={() => correct(offer)}>{offer.email}</LinkButton>?
          </>
        )}
      </p>
    </div>
  );
}
