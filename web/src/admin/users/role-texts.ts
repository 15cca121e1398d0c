import { type Role, satisfiesRole } from '@laneway/domain/roles';
import type { ManagedUser } from '../../api/queries/managed-users.ts';

export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  user: 'User',
  creator: 'Creator',
  admin: 'Admin',
};

/** The permissions of each role, on top of the one before it. */
export const ROLE_EXPLANATIONS: Readonly<Record<Role, string>> = {
  user: 'Gets, buys and gifts guides.',
  creator: 'Also writes guides, submits them for review and earns royalties.',
  admin: 'Also reviews and publishes guides, sees all money and manages accounts.',
};

/** The permissions gained with a role. */
const GAINS: Readonly<Record<Exclude<Role, 'user'>, readonly string[]>> = {
  creator: ['They can write guides, submit them for review and sell them.'],
  admin: [
    'They can review, publish, edit and withdraw anyone’s guides.',
    'They see all orders and royalties, and can refund orders and record payouts.',
    'They see every account and can change anyone’s role, including yours.',
  ],
};

/** The permissions lost with a role. */
const LOSSES: Readonly<Record<Exclude<Role, 'user'>, readonly string[]>> = {
  creator: [
    'They can’t open their dashboard, so they lose access to their drafts and statements.',
    'Guides they’ve published stay on sale, and we still owe them the royalties.',
  ],
  admin: ['They can’t review guides, see the platform’s money or manage accounts any more.'],
};

const ABOVE_USER = ['creator', 'admin'] as const;

/** The consequences of a change of role. */
export function roleConsequences(from: Role, to: Role): readonly string[] {
  const has = (role: Role) => ABOVE_USER.filter((each) => satisfiesRole(role, each));
  const gained = has(to).filter((role) => !has(from).includes(role));
  const lost = has(from).filter((role) => !has(to).includes(role));
  return [
    ...gained.flatMap((role) => GAINS[role]),
    ...lost.toReversed().flatMap((role) => LOSSES[role]),
    'This takes effect straight away, on every device.',
  ];
}

export function isDemotion(from: Role, to: Role): boolean {
  return !satisfiesRole(to, from);
}

const WITH_ARTICLE: Readonly<Record<Role, string>> = {
  user: 'a user',
  creator: 'a creator',
  admin: 'an admin',
};

export function changedText({
  u_name,
  user_role,
}: Pick<ManagedUser, 'u_name' | 'user_role'>): string {
  return `${u_name} is now ${WITH_ARTICLE[user_role]}`;
}

export type RoleAction = 'change' | 'ask another admin' | 'none';

/** The possible change of an account's role. */
export function roleAction({ u_id, state }: ManagedUser, viewerId: number): RoleAction {
  if (state === 'deleted') return 'none';
  return u_id === viewerId ? 'ask another admin' : 'change';
}
