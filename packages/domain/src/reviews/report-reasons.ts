export const REPORT_REASONS = ['spam', 'abusive', 'private', 'off_topic'] as const;

export type ReportReason = (typeof REPORT_REASONS)[number];

export const REPORT_REASON_LABELS: Readonly<Record<ReportReason, string>> = {
  spam: 'Spam or advertising',
  abusive: 'Rude or hateful',
  private: 'Shares private information',
  off_topic: 'Not about this guide',
};
