import { type Refusal, refusal } from './refusal.ts';
import { fail, ok, type Result } from './result.ts';
import { type Actor, type Role, satisfiesRole } from './roles.ts';

export const accessTexts = {
  notAuthenticated: 'User not authenticated',
  requiresRole: (role: Role) => `Requires ${role} role or higher`,
  notOwner: 'User does not own this content and admin override not allowed',
  denied: (reason: string) => `Access denied: ${reason}`,
} as const;

/** Who passed the check, or the reason for which access is not given. */
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
  /** Whether an admin may act in the owner's place. */
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

/** An admin edits anything, a creator what is theirs, a user nothing. */
export function checkMayEdit(actor: Actor | null, ownerId: number | null): AccessCheck {
  const creator = checkRole(actor, 'creator');
  return creator.ok ? checkOwnership(creator.value, ownerId, { adminOverride: true }) : creator;
}

/** The reason as the person who was turned away reads it. */
export function accessDenied(reason: Refusal): Refusal {
  return { ...reason, detail: accessTexts.denied(reason.detail) };
}

export type NavigatorGuide = {
  readonly isUnsaved: boolean;
  readonly authorId: number | null;
};

/**
 * Whether the place navigator lets this person change the guide's places. Stricter than editing:
 * an admin too works only on guides that are unsaved or their own.
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

/** Which authored guides the dashboard lists: every one for an admin, else the person's own. */
export function authoredGuidesScope(actor: Actor): AuthoredGuidesScope {
  return actor.role === 'admin' ? { scope: 'all' } : { scope: 'own', authorId: actor.id };
}
