import { useState } from 'react';
import { Button, type ButtonKind } from '../ui/button.tsx';
import { SupportForm } from './support-form.tsx';

export type ContactSupportProps = {
  /** What the button says that opens the form. */
  readonly label: string;
  readonly kind?: ButtonKind;
};

/** A way to write to us without an account, for people who can't get into theirs. */
export function ContactSupport({ label, kind = 'quiet' }: ContactSupportProps) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <SupportForm />;
  return (
    <Button kind={kind} onClick={() => setOpen(true)}>
      {label}
    </Button>
  );
}
