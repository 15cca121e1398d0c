import { useOnline } from '../ui/use-online.ts';

/** Why a guide can't be shown: without a connection because it isn't saved, otherwise as the page says. */
export function useFailureText(text: string): string {
  return useOnline() ? text : 'This guide isn’t saved on this device. Connect to open it.';
}
