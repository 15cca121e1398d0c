import type { ContentStatus } from '../statuses.ts';
import type { TextPart } from './completion.ts';
import { MINIMUM_COMPLETION } from './completion.ts';

/** What a status demands of content, and of whoever asks, before it is given. */
export type TargetRule = {
  readonly adminOnly: boolean;
  readonly commentRequired: boolean;
  readonly minimumCompletion: number;
  readonly requiredParts: readonly TextPart[];
};

const OPEN: TargetRule = {
  adminOnly: false,
  commentRequired: false,
  minimumCompletion: 0,
  requiredParts: [],
};

const ADMIN_ONLY: TargetRule = { ...OPEN, adminOnly: true };

export const TARGET_RULES: Readonly<Record<ContentStatus, TargetRule>> = {
  draft: OPEN,
  withdrawn: OPEN,
  submitted: {
    ...OPEN,
    minimumCompletion: MINIMUM_COMPLETION,
    requiredParts: ['title', 'description'],
  },
  approved: ADMIN_ONLY,
  published: ADMIN_ONLY,
  // The author must be able to act on the verdict, or at least to understand it.
  needs_revision: { ...ADMIN_ONLY, commentRequired: true },
  rejected: { ...ADMIN_ONLY, commentRequired: true },
};

export function requiresComment(status: ContentStatus): boolean {
  return TARGET_RULES[status].commentRequired;
}
