import { Button, type ButtonProps } from '../ui/button.tsx';
import { useFormStatus } from './form-context.ts';

export type SubmitButtonProps = Pick<ButtonProps, 'kind' | 'disabled' | 'children'> & {
  /** What it says while the form is being sent. */
  readonly busyText: string;
  /** True while what the form was sent for goes on, as on the way to another site. */
  readonly isBusy?: boolean;
};

/** The button of a form: says what it does, and then what it is doing. */
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
