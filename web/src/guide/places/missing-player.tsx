import { loadFailureText } from '@laneway/domain/media/messages';
import { Button } from '../../ui/button.tsx';

export type MissingPlayerProps = {
  readonly type: 'audio' | 'video';
  readonly onTryAgain: () => void;
};

/** Shown in place of a player whose code couldn't be loaded. */
export function MissingPlayer({ type, onTryAgain }: MissingPlayerProps) {
  return (
    <>
      <p role="alert">{loadFailureText(type)}</p>
      <Button onClick={onTryAgain}>Try again</Button>
    </>
  );
}
