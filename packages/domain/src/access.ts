import { type Refusal, refusal } from './refusal.ts';
import { fail, ok, type Result } from './result.ts';
import { type Actor, type Role, satisfiesRole } from './roles.ts';

export const accessTexts = {
  notAuthenticated: 'User not authenticated',
  requiresRole: (role: Role) => `Requires ${role} role or higher`,
  notOwner: 'User does not own this content and admin override not allowed',
  denied: (reason: string) => `Access denied: ${reason}`,
} as const;

/** The actor who passed the check, or the refusal. */
export type AccessCheck = Result<Actor, Refusal>;

export function checkSignedIn(actor: Actor | null): AccessCheck {
  return actor === null ? fail(refusal('not_signed_in', accessTexts.notAuthenticated)) : ok(actor);
}

export function checkRole(actor: Actor | null, minimum: Role): AccessCheck {
  const signedIn = checkSignedIn(actor);
  if (!signedIn.ok || satisfiesRole(signedIn.value.role, minimum)) return signedIn;
  return fail(refusal('not_allowed', accessTexts.requiresRole(minimum)));
}

export type OwnershipOptions = {
  /** True if an admin may act for the owner. */
  readonly adminOverride: boolean;
};

/** Passes the owner, and an admin where an override is allowed. */
export function checkOwnership(
  actor: Actor | null,
  ownerId: number | null,
  { adminOverride }: OwnershipOptions,
): AccessCheck {
  const signedIn = checkSignedIn(actor);
  if (!signedIn.ok) return signedIn;
  const { id, role } = signedIn.value;
  if (id === ownerId || (adminOverride && role === 'admin')) return signedIn;
  return fail(refusal('not_allowed', accessTexts.notOwner));
}

/** Admins may edit everything, creators their own content, users nothing. */
export function checkMayEdit(actor: Actor | null, ownerId: number | null): AccessCheck {
  const creator = checkRole(actor, 'creator');
  return creator.ok ? checkOwnership(creator.value, ownerId, { adminOverride: true }) : creator;
}

/** The refusal as shown to the person who was denied access. */
export function accessDenied(reason: Refusal): Refusal {
  return { ...reason, detail: accessTexts.denied(reason.detail) };
}

export type NavigatorGuide = {
  readonly isUnsaved: boolean;
  readonly authorId: number | null;
};

/**
 * True if this person may change the guide's places in the place navigator. This is stricter than editing: admins too
 * are limited to guides that are unsaved or their own.
 */
export function mayEditInNavigator(actor: Actor | null, guide: NavigatorGuide): boolean {
  return (
    actor !== null &&
    satisfiesRole(actor.role, 'creator') &&
    (guide.isUnsaved || guide.authorId === actor.id)
  );
}

export type AuthoredGuidesScope =
  | { readonly scope: 'all' }
  | { readonly scope: 'own'; readonly authorId: number };

/** The authored guides that the dashboard lists: all for an admin, otherwise the person's own. */
export function authoredGuidesScope(actor: Actor): AuthoredGuidesScope {
  return actor.role === 'admin' ? { scope: 'all' } : { scope: 'own', authorId: actor.id };
}
