import { useId } from 'react';
import { Button, type ButtonProps } from '../button.tsx';
import styles from './form.module.css';
import { useFormStatus } from './form-context.ts';

export type SubmitButtonProps = Pick<ButtonProps, 'kind' | 'disabled' | 'children'> & {
  /** The label while the form is being sent. */
  readonly busyText: string;
  /** True while the work continues after sending, as during a redirect to another site. */
  readonly isBusy?: boolean;
};

/** The submit button of a form, with another label while the form is being sent. */
export function SubmitButton(props: SubmitButtonProps) {
  return <StatusButton {...props} />;
}

export type BlockedSubmitButtonProps = Omit<SubmitButtonProps, 'disabled'> & {
  /** The missing input, shown under the button; null when the form can be sent. */
  readonly needs: string | null;
};

/** A submit button that can't be pressed until the form is complete, and shows what is missing. */
export function BlockedSubmitButton({ needs, ...rest }: BlockedSubmitButtonProps) {
  const id = useId();
  return (
    <div className={styles.submit}>
      <StatusButton
        {...rest}
        disabled={needs !== null}
        {...(needs === null ? {} : { 'aria-describedby': id })}
      />
      {needs !== null && (
        <p id={id} className={styles.needs}>
          {needs}
        </p>
      )}
    </div>
  );
}

function StatusButton({
  kind = 'main',
  busyText,
  isBusy = false,
  ...rest
}: SubmitButtonProps & Pick<ButtonProps, 'aria-describedby'>) {
  const { isSending } = useFormStatus();
  return (
    <Button
      {...rest}
      kind={kind}
      type="submit"
      busyText={isSending || isBusy ? busyText : undefined}
    />
  );
}
