import { resetTexts } from '@laneway/domain/accounts/form-messages';
import { loadingTexts } from '@laneway/domain/accounts/messages';
import { Callout } from '../callout.tsx';

type LinkCheckStateProps = {
  readonly link: {
    readonly isPending: boolean;
    readonly isError: boolean;
    readonly isFetching: boolean;
    readonly refetch: () => Promise<unknown>;
  };
  readonly waitingText: string;
};

/** Shown while an emailed link is being checked, and if the check itself failed. */
export function LinkCheckState({ link, waitingText }: LinkCheckStateProps) {
  if (link.isPending) return <p role="status">{waitingText}</p>;
  if (!link.isError) return null;
  return (
    <Callout
      tone="error"
      text={resetTexts.failed}
      action={{
        label: 'Try again',
        onAct: () => void link.refetch(),
        busyText: link.isFetching ? loadingTexts.loading : undefined,
      }}
    />
  );
}
