import { Button, type ButtonProps } from '../ui/button.tsx';
import { useFormStatus } from './form-context.ts';

export type SubmitButtonProps = Pick<ButtonProps, 'kind' | 'disabled' | 'children'> & {
  /** The label while the form is being sent. */
  readonly busyText: string;
  /** True while the work continues after sending, as during a redirect to another site. */
  readonly isBusy?: boolean;
};

/** The submit button of a form: its label says what it does, then what it is doing. */
export function SubmitButton({
  kind = 'main',
  busyText,
  isBusy = false,
  ...rest
}: SubmitButtonProps) {
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
