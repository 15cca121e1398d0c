import { useOnline } from '../ui/use-online.ts';

/** The text for a guide that can't be shown: while offline, that it isn't saved; otherwise `text`. */
export function useFailureText(text: string): string {
  return useOnline() ? text : 'This guide isn’t saved on this device. Connect to open it.';
}
