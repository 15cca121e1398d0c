/** The state of the transfer of approved content from quarantine to production. */
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

/** Publishing again repeats a failed transfer; a running or finished one has nothing to repeat. */
export function mayRepeatTransfer(transfer: Transfer): boolean {
  return transfer.state === 'failed';
}
