import { accessDenied, checkOwnership } from '../access.ts';
import { parseRecordId, type RecordId } from '../guides/ids.ts';
import { type Refusal, type RefusalCode, refusal } from '../refusal.ts';
import { fail, ok, type Result } from '../result.ts';
import type { Actor, Role } from '../roles.ts';
import { type ContentStatus, isContentStatus, type TransitionSource } from '../statuses.ts';
import {
  addPartText,
  completionOf,
  type GuideToSubmit,
  hasPart,
  placeGaps,
  placeGapsText,
  type RequiredPart,
} from './completion.ts';
import { ANOTHER_DRAFT_OPEN, isOpen } from './editing.ts';
import { PRIVILEGE_TEXTS, statusServiceTexts, transitionTexts } from './messages.ts';
import {
  type ChangeOrigin,
  isAdminOnly,
  resolveComment,
  type StatusCallName,
  TARGETS,
} from './targets.ts';

export type Transition = {
  readonly from: ContentStatus;
  readonly to: ContentStatus;
  readonly source: TransitionSource;
  /** Set where fewer roles may make the move than may set its target. */
  readonly only?: Role;
};

/**
 * Every move of a revision. The server decides by this table and the dashboards show buttons from it; a move that isn't
 * listed doesn't exist. The target determines who may make a move. Nothing leads out of published: taking a published
 * guide off sale is a change of its listing.
 */
const TRANSITIONS: readonly Transition[] = [
  // The author submits for review; the target's rules check completeness.
  { from: 'draft', to: 'submitted', source: 'user_action' },
  // The author abandons the draft without deleting it.
  { from: 'draft', to: 'withdrawn', source: 'user_action' },

  // The review. Every verdict except approval tells the author what to change or why not.
  { from: 'submitted', to: 'needs_revision', source: 'admin_review' },
  { from: 'submitted', to: 'approved', source: 'admin_review' },
  { from: 'submitted', to: 'rejected', source: 'admin_review' },
  // The author changes their mind while waiting.
  { from: 'submitted', to: 'withdrawn', source: 'user_action' },
  // The creator takes it back to continue working. An admin uses needs_revision instead, so that the author gets a
  // reason.
  { from: 'submitted', to: 'draft', source: 'user_action', only: 'creator' },

  // The author responds to the review, or gives up.
  { from: 'needs_revision', to: 'submitted', source: 'user_action' },
  { from: 'needs_revision', to: 'withdrawn', source: 'user_action' },

  // Follows approval automatically once the content has been transferred; an admin only requests it to repeat a failed
  // transfer.
  { from: 'approved', to: 'published', source: 'automatic' },

  // An admin can soften a rejection; creators can't reopen one.
  { from: 'rejected', to: 'needs_revision', source: 'admin_review' },

  // The author resumes work.
  { from: 'withdrawn', to: 'draft', source: 'user_action' },
];

export function findTransition(from: ContentStatus, to: ContentStatus): Transition | undefined {
  return TRANSITIONS.find((row) => row.from === from && row.to === to);
}

export function transitionsFrom(from: ContentStatus): readonly Transition[] {
  return TRANSITIONS.filter((row) => row.from === from);
}

export function mayMakeTransition({ to, only }: Transition, role: Role): boolean {
  return TARGETS[to].setBy.includes(role) && (only === undefined || only === role);
}

/** A session's actor. A session without a user id is refused. */
export type SessionActor = { readonly id: number | null; readonly role: Role } | null;

/** The input of a decision: a revision's status, owner and content. */
export type Revision = GuideToSubmit & {
  readonly status: ContentStatus;
  readonly authorId: number | null;
  /** True if another revision of the same published guide is open. */
  readonly anotherDraftOpen: boolean;
};

export type StatusChangeInput = {
  readonly askedBy: ChangeOrigin;
  readonly comment?: string | null | undefined;
};

export type StatusDecision =
  /** Same status: nothing to write and nobody to notify. */
  | { readonly kind: 'unchanged'; readonly status: ContentStatus }
  | {
      readonly kind: 'move';
      readonly from: ContentStatus;
      readonly to: ContentStatus;
      readonly source: TransitionSource;
      readonly comment: string | null;
      /** True when an admin decides on their own content; the history shows it. */
      readonly ownContent: boolean;
    };

/**
 * Decides one status change, for the server, the buttons and the dialogs alike. A creator moves their own content, an
 * admin anyone's. A move that is in no table is refused immediately; otherwise all violations are reported together.
 */
export function decide(
  sessionActor: SessionActor,
  revision: Revision,
  target: string,
  asked: StatusChangeInput,
): Result<StatusDecision, Refusal> {
  if (!isContentStatus(target)) {
    return fail(refusal('invalid_input', transitionTexts.invalidStatus(target)));
  }
  const signedIn = requireActor(sessionActor);
  if (!signedIn.ok) return signedIn;
  const actor = signedIn.value;
  const { status: from, authorId } = revision;
  const owner = checkOwnership(actor, authorId, { adminOverride: true });
  if (!owner.ok) return fail(accessDenied(owner.error));
  if (target === from) return ok({ kind: 'unchanged', status: from });

  const transition = findTransition(from, target);
  if (transition === undefined) {
    return fail(refusal('conflict', transitionTexts.noSuchTransition(from, target)));
  }
  const comment = resolveComment(target, asked.askedBy, asked.comment);
  const violations = [
    ...roleViolations(transition, actor.role),
    ...contentViolations(target, revision),
    ...commentViolations(comment),
  ];
  if (!comment.ok || violations.length > 0) return fail(joinViolations(violations));
  if (revision.anotherDraftOpen && isOpen(target) && !isOpen(from)) {
    return fail(ANOTHER_DRAFT_OPEN);
  }
  const ownContent = actor.role === 'admin' && actor.id === authorId;
  const { source } = transition;
  return ok({ kind: 'move', from, to: target, source, comment: comment.value, ownContent });
}

/** Someone who is signed in and whose id is known. */
function requireActor(actor: SessionActor): Result<Actor, Refusal> {
  if (actor === null) return fail(refusal('not_signed_in', transitionTexts.notAuthenticated));
  const { id, role } = actor;
  return id === null
    ? fail(refusal('not_signed_in', transitionTexts.userIdRequired))
    : ok({ id, role });
}

type Violation = {
  readonly code: Extract<RefusalCode, 'not_allowed' | 'invalid_input'>;
  readonly text: string;
  /** The contract's name of the field to fix. */
  readonly field?: string;
};

/** The field of each required part, by its name in the contract, and the error. */
const MISSING_PARTS: Readonly<Record<RequiredPart, Required<Pick<Violation, 'field' | 'text'>>>> = {
  title: { field: 'pg_title', text: transitionTexts.requiredField('gn_title') },
  description: { field: 'pg_description', text: transitionTexts.requiredField('gn_description') },
  cover: { field: 'pg_image', text: addPartText('cover') },
  places: { field: 'pending_places', text: addPartText('places') },
};

function roleViolations(transition: Transition, role: Role): readonly Violation[] {
  const { to } = transition;
  const texts = [
    ...(mayMakeTransition(transition, role) ? [] : [transitionTexts.noPermission(to)]),
    ...(isAdminOnly(to) && role !== 'admin' ? [transitionTexts.adminOnly(to)] : []),
    // The role user has no moves at all.
    ...(role === 'user' ? [transitionTexts.notForRole] : []),
  ];
  return texts.map((text) => ({ code: 'not_allowed', text }));
}

function contentViolations(to: ContentStatus, guide: GuideToSubmit): readonly Violation[] {
  const { minimumCompletion, requiredParts, needsWholePlaces } = TARGETS[to];
  const completion = completionOf(guide.parts);
  const tooLittle =
    completion < minimumCompletion
      ? [{ text: transitionTexts.notCompleteEnough(minimumCompletion, completion) }]
      : [];
  const missing = requiredParts
    .filter((part) => !hasPart(guide, part))
    .map((part) => MISSING_PARTS[part]);
  const gaps = needsWholePlaces ? placeGapsText(placeGaps(guide)) : null;
  const unfinished = gaps === null ? [] : [{ field: MISSING_PARTS.places.field, text: gaps }];
  return [...tooLittle, ...missing, ...unfinished].map((violation) => ({
    code: 'invalid_input',
    ...violation,
  }));
}

function commentViolations(comment: Result<unknown, string>): readonly Violation[] {
  return comment.ok ? [] : [{ code: 'invalid_input', text: comment.error, field: 'comment' }];
}

/** A missing permission is reported alone, whatever else is wrong with the content. */
function joinViolations(violations: readonly Violation[]): Refusal {
  const detail = violations.map(({ text }) => text).join('; ');
  if (violations.some(({ code }) => code === 'not_allowed')) return refusal('not_allowed', detail);
  const fields = violations.flatMap(({ field, text }) =>
    field === undefined ? [] : [[field, text]],
  );
  return refusal('invalid_input', detail, Object.fromEntries(fields));
}

export type StatusRequest = {
  readonly guideId: RecordId;
  readonly target: string;
  readonly actor: SessionActor;
  readonly comment?: string | null | undefined;
};

export type StatusCall = {
  readonly call: StatusCallName;
  readonly guideId: number;
  readonly target: ContentStatus;
  readonly comment: string | null;
};

/**
 * Validates a status change before sending, and returns its call. It doesn't know the guide's current status, which the
 * server checks.
 */
export function prepareStatusCall(request: StatusRequest): Result<StatusCall, Refusal> {
  const { target } = request;
  const guideId = parseRecordId(request.guideId);
  if (guideId === null) {
    return fail(refusal('invalid_input', statusServiceTexts.guideIdRequired));
  }
  if (!isContentStatus(target)) {
    return fail(refusal('invalid_input', transitionTexts.invalidStatus(target)));
  }
  const actor = requireActor(request.actor);
  if (!actor.ok) return actor;
  const { call, setBy } = TARGETS[target];
  if (!setBy.includes(actor.value.role)) {
    return fail(refusal('not_allowed', PRIVILEGE_TEXTS[target]));
  }
  const comment = resolveComment(target, 'service', request.comment);
  return comment.ok
    ? ok({ call, guideId, target, comment: comment.value })
    : fail(refusal('invalid_input', comment.error, { comment: comment.error }));
}
