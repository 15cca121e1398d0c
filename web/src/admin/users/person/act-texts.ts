import type { AccountAct } from '../../../api/queries/managed-person.ts';
import { ROLE_NAMES } from '../role-texts.ts';

/** The heading of the row about an admin's action. */
export function actText({ act, user_role }: Pick<AccountAct, 'act' | 'user_role'>): string {
  switch (act) {
    case 'role_changed':
      return user_role === null
        ? 'Changed the role'
        : `Changed the role to ${ROLE_NAMES[user_role].toLowerCase()}`;
    case 'suspended':
      return 'Suspended the account';
    case 'reinstated':
      return 'Reinstated the account';
    case 'sessions_ended':
      return 'Logged them out everywhere';
  }
}

/** An admin's name, which goes when they delete their account. */
export function adminText(name: string | null): string {
  return name ?? 'A former admin';
}

export const SUSPENSION_CONSEQUENCES = [
  'They’re logged out everywhere and can’t log in.',
  'Guides they’ve published stay on sale, and buyers keep them.',
  'We’ll email them your reason, and how to reach us.',
] as const;

export const REINSTATEMENT_CONSEQUENCES = [
  'They can log in again and find everything as it was.',
  'We’ll email them your reason.',
] as const;
