const JOB_LABELS: ReadonlyMap<string, string> = new Map([
  ['send_account_link', 'Email an account link'],
  ['send_mail', 'Send an email'],
  ['refund_order', 'Refund an order'],
  ['sweep_orders', 'Check unpaid orders'],
  ['deliver_test_reports', 'Deliver test payments'],
  ['scan_media', 'Scan a file'],
  ['process_media', 'Process a file'],
  ['remove_unused_media', 'Remove unused files'],
  ['transfer_guide', 'Publish a guide'],
  ['remove_leftovers', 'Clean up old data'],
]);

/** The label of a job; its name if it is unknown. */
export function jobLabel(task: string): string {
  return JOB_LABELS.get(task) ?? task.replaceAll('_', ' ');
}
