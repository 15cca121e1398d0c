import { classifyLink } from '@laneway/domain/text/links';
import { type KeyboardEvent, useState } from 'react';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { FieldFrame } from '../forms/field-frame.tsx';
import form from '../forms/form.module.css';
import styles from './rich-editor.module.css';

export type LinkDialogProps = {
  /** The current address; null for a new link. */
  readonly link: string | null;
  /** Asks for the text of the link too, because none is selected. */
  readonly asksText: boolean;
  /** Called with null to remove the link. If the text is empty, the address is shown instead. */
  readonly onDone: (link: string | null, text: string) => void;
  readonly onClose: () => void;
};

const MAX_LINK_LENGTH = 2_000;

/** Asks where a link leads, and what it says. */
export function LinkDialog({ link, asksText, onDone, onClose }: LinkDialogProps) {
  const [typed, setTyped] = useState(link ?? '');
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const submit = () => {
    const address = linkAddress(typed);
    if (address === null) setError('Enter a web address, like https://example.com');
    else onDone(address, text.trim());
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // Enter mustn't submit the form around it.
    event.preventDefault();
    submit();
  };
  return (
    <Dialog
      title={link === null ? 'Add a link' : 'Change the link'}
      width="narrow"
      onClose={onClose}
    >
      <div className={styles.link}>
        {asksText && (
          <FieldFrame label="Text" hint="Leave it empty to show the address.">
            {(fieldProps) => (
              <input
                {...fieldProps}
                className={form.control}
                autoComplete="off"
                value={text}
                onKeyDown={onKeyDown}
                onChange={({ target }) => setText(target.value)}
              />
            )}
          </FieldFrame>
        )}
        <FieldFrame label="Web address" error={error}>
          {(fieldProps) => (
            <input
              {...fieldProps}
              className={form.control}
              inputMode="url"
              autoCapitalize="none"
              autoComplete="off"
              maxLength={MAX_LINK_LENGTH}
              value={typed}
              onKeyDown={onKeyDown}
              onChange={({ target }) => {
                setError(undefined);
                setTyped(target.value);
              }}
            />
          )}
        </FieldFrame>
        <div className={styles.buttons}>
          <Button kind="main" onClick={submit}>
            {link === null ? 'Add link' : 'Change link'}
          </Button>
          {link !== null && <Button onClick={() => onDone(null, '')}>Remove link</Button>}
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </div>
    </Dialog>
  );
}

/** The address to store; null for one that visitors couldn't follow. */
export function linkAddress(typed: string): string | null {
  const written = typed.trim();
  if (written === '' || /\s/.test(written)) return null;
  const address = /^[\w-]+(?:\.[\w-]+)+(?:[/?#:]|$)/.test(written) ? `https://${written}` : written;
  const link = classifyLink(address, { origin: window.location.origin, path: '/' });
  return link.kind === 'dropped' || /^data:/i.test(address) ? null : address;
}
