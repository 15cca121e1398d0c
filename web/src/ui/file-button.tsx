import { type ReactNode, type Ref, useImperativeHandle, useRef } from 'react';
import { Button } from './button.tsx';

export type FilePicker = { readonly open: () => void };

export type FileButtonProps = {
  readonly label: string;
  readonly icon?: ReactNode;
  readonly kind?: 'main' | 'quiet';
  /** Which files the picker offers; left out, all of them. */
  readonly accept?: string;
  readonly multiple?: boolean;
  /** Opens the camera on phones instead of the file picker. */
  readonly capture?: 'environment';
  readonly describedBy?: string | undefined;
  readonly onFiles: (files: readonly File[]) => void;
  readonly ref?: Ref<FilePicker>;
};

/** A button that opens a file picker. */
export function FileButton({
  label,
  icon,
  kind = 'quiet',
  describedBy,
  onFiles,
  ref,
  ...rest
}: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const open = () => input.current?.click();
  useImperativeHandle(ref, () => ({ open: () => input.current?.click() }), []);
  return (
    <>
      <Button kind={kind} onClick={open} aria-describedby={describedBy}>
        {icon}
        {label}
      </Button>
      <input
        {...rest}
        ref={input}
        type="file"
        hidden
        aria-label={label}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // Lets the same file be chosen again.
          currentTarget.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
