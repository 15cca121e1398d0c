/** Where approved content stands on its way from quarantine to production. */
export type Transfer =
  | { readonly state: 'transferring' }
  | { readonly state: 'transferred' }
  | { readonly state: 'failed'; readonly reason: string };

export function transferText(transfer: Transfer): string {
  switch (transfer.state) {
    case 'transferring':
      return 'Transferring to production...';
    case 'transferred':
      return 'Transferred to production';
    case 'failed':
      return `Transfer failed: ${transfer.reason}`;
  }
}

/** Publish tries again after a failure; a job that runs or is done has nothing to repeat. */
export function mayRepeatTransfer(transfer: Transfer): boolean {
  return transfer.state === 'failed';
}
