import { type FormEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { ApiProblem, NetworkError } from '../../api/failures.ts';
import type { FormDraft } from '../../api/session/form-drafts.ts';
import { logProblem } from '../../core/diagnostics/log.ts';
import styles from './form.module.css';
import { FormContext } from './form-context.ts';
import type { Failure, FieldErrors, Values } from './validation.ts';

export type FormProps = {
  /** The validation errors of the values before they are sent. */
  readonly check: (values: Values) => FieldErrors;
  readonly send: (values: Values) => Promise<void>;
  /** The error when sending failed; `fields` are the names of the form's fields. */
  readonly explain: (error: unknown, fields: readonly string[]) => Failure;
  readonly label: string;
  /** Stores the input, and restores it. The caller removes it when it is no longer needed. */
  readonly draft?: FormDraft | undefined;
  /** The initial values of its fields, if nothing was stored. */
  readonly initial?: Values;
  readonly children: ReactNode;
};

type FormState =
  | {
      readonly kind: 'editing';
      readonly failure: Failure;
      /** True if the connection was the problem, so that the error is obsolete once it is back. */
      readonly isUnreached: boolean;
      readonly attempt: number;
    }
  | { readonly kind: 'sending'; readonly attempt: number };

const NO_VALUES: Values = {};
const NO_FAILURE: Failure = { errors: {}, text: null };
const UNTOUCHED = { kind: 'editing', failure: NO_FAILURE, isUnreached: false } as const;

/**
 * A form whose values are held by the browser, so that autofill and submitting with Enter work. It
 * is validated as a whole on submit; the first invalid field gets the focus.
 */
export function Form({
  check,
  send,
  explain,
  label,
  draft,
  initial: given = NO_VALUES,
  children,
}: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [initial] = useState(() => draft?.read() ?? given);
  const [state, setState] = useState<FormState>({ ...UNTOUCHED, attempt: 0 });
  const failure = state.kind === 'editing' ? state.failure : NO_FAILURE;
  const { errors, text } = failure;

  const fail = (failed: Failure, isUnreached = false) =>
    setState(({ attempt }) => ({
      kind: 'editing',
      failure: failed,
      isUnreached,
      attempt: attempt + 1,
    }));

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const values = valuesOf(event.currentTarget);
    const fields = fieldNames(event.currentTarget);
    const found = check(values);
    if (Object.keys(found).length > 0) return fail({ errors: found, text: null });
    setState(({ attempt }) => ({ kind: 'sending', attempt }));
    try {
      await send(values);
      setState(({ attempt }) => ({ ...UNTOUCHED, attempt }));
    } catch (error) {
      const hasUserMessage = error instanceof ApiProblem || error instanceof NetworkError;
      if (!hasUserMessage) logProblem('A form could not be sent', error);
      fail(explain(error, fields), error instanceof NetworkError);
    }
  };

  const { attempt } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each attempt, and not again while a field is edited
  useEffect(() => {
    if (form.current !== null) focusFirst(form.current, errors);
  }, [attempt]);

  const isUnreached = state.kind === 'editing' && state.isUnreached;
  useEffect(() => {
    if (!isUnreached) return;
    const forget = () => setState(({ attempt }) => ({ ...UNTOUCHED, attempt }));
    addEventListener('online', forget);
    return () => removeEventListener('online', forget);
  }, [isUnreached]);

  const isSending = state.kind === 'sending';
  const status = useMemo(
    () => ({
      errors,
      isSending,
      initial,
      clearError: (field: string) =>
        setState((now) => (now.kind === 'editing' ? withoutError(now, field) : now)),
      checkField: (field: string) => {
        const values = form.current === null ? {} : valuesOf(form.current);
        const error = isBlank(values[field]) ? undefined : check(values)[field];
        if (error === undefined) return;
        setState((now) => (now.kind === 'editing' ? withError(now, field, error) : now));
      },
    }),
    [errors, isSending, initial, check],
  );

  return (
    <FormContext value={status}>
      <form
        ref={form}
        className={styles.form}
        aria-label={label}
        noValidate
        onInput={(event) => draft?.keep(valuesOf(event.currentTarget))}
        onSubmit={(event) => void submit(event)}
      >
        {children}
        {text !== null && (
          <p role="alert" className={styles.failure}>
            {text}
          </p>
        )}
      </form>
    </FormContext>
  );
}

type Editing = FormState & { readonly kind: 'editing' };

function withError(state: Editing, field: string, error: string): FormState {
  const errors = { ...state.failure.errors, [field]: error };
  return { ...state, failure: { ...state.failure, errors } };
}

function withoutError(state: Editing, field: string): FormState {
  if (!(field in state.failure.errors)) return state;
  const { [field]: _, ...errors } = state.failure.errors;
  return { ...state, failure: { ...state.failure, errors } };
}

function isBlank(value: string | undefined): boolean {
  return value === undefined || value.trim() === '';
}

function valuesOf(form: HTMLFormElement): Values {
  const texts = [...new FormData(form)].filter(([, value]) => typeof value === 'string');
  return Object.fromEntries(texts) as Values;
}

function namedControls(form: HTMLFormElement): readonly HTMLInputElement[] {
  return [...form.elements].filter(
    (each): each is HTMLInputElement => 'name' in each && each.name !== '',
  );
}

function fieldNames(form: HTMLFormElement): readonly string[] {
  return namedControls(form).map(({ name }) => name);
}

function focusFirst(form: HTMLFormElement, errors: FieldErrors): void {
  namedControls(form)
    .find(({ name }) => name in errors)
    ?.focus();
}
