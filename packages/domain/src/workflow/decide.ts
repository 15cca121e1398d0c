import { type Refusal, type RefusalCode, refusal } from '../refusal.ts';
import { fail, ok, type Result } from '../result.ts';
import type { Role } from '../roles.ts';
import { type ContentStatus, isContentStatus, type TransitionSource } from '../statuses.ts';
import { isBlank } from './comments.ts';
import { type ContentParts, completionOf, isFilled, type TextPart } from './completion.ts';
import { transitionTexts } from './messages.ts';
import { TARGET_RULES } from './target-rules.ts';
import { findTransition, type Transition } from './transitions.ts';

export type TransitionRequest = {
  readonly from: ContentStatus;
  /** As it came in, known or not. */
  readonly to: string;
  /** Null when nobody is signed in. A session that has lost its user's id is told so. */
  readonly actor: { readonly id: number | null; readonly role: Role } | null;
  readonly content: ContentParts;
  readonly comment?: string | null | undefined;
  /** Asks whether the move can be offered at all: the comment is not written yet. */
  readonly initialValidation?: boolean;
};

export type TransitionDecision =
  /** Same status: nothing to write and nobody to notify. */
  | { readonly kind: 'unchanged'; readonly status: ContentStatus }
  | {
      readonly kind: 'move';
      readonly from: ContentStatus;
      readonly to: ContentStatus;
      readonly source: TransitionSource;
    };

/**
 * Decides one status change. Whether the actor may touch this content at all, which depends on
 * whose it is, is checked before. A move that is in no table is refused for that alone; otherwise
 * all that stands against the move is named at once.
 */
export function decideTransition(request: TransitionRequest): Result<TransitionDecision, Refusal> {
  const { from, to, actor } = request;
  if (to === from) return ok({ kind: 'unchanged', status: from });
  if (!isContentStatus(to)) {
    return fail(refusal('invalid_input', transitionTexts.invalidStatus(to)));
  }
  if (actor === null) return fail(refusal('not_signed_in', transitionTexts.notAuthenticated));
  if (actor.id === null) return fail(refusal('not_signed_in', transitionTexts.userIdRequired));

  const transition = findTransition(from, to);
  if (transition === undefined) {
    return fail(refusal('conflict', transitionTexts.noSuchTransition(from, to)));
  }
  const objections = objectionsTo(transition, actor.role, request);
  if (objections.length > 0) return fail(joinObjections(objections));
  return ok({ kind: 'move', from, to, source: transition.source });
}

type Objection = {
  readonly code: Extract<RefusalCode, 'not_allowed' | 'invalid_input'>;
  readonly text: string;
  /** The wire's name of the field that can put it right. */
  readonly field?: string;
};

const FIELD_OF: Readonly<Record<TextPart, string>> = {
  title: 'gn_title',
  description: 'gn_description',
};

function objectionsTo(
  { to, by }: Transition,
  role: Role,
  { content, comment, initialValidation = false }: TransitionRequest,
): readonly Objection[] {
  const rule = TARGET_RULES[to];
  const objections: Objection[] = [];
  if (!by.includes(role)) {
    objections.push({ code: 'not_allowed', text: transitionTexts.noPermission(to) });
  }
  const completion = completionOf(content);
  if (completion < rule.minimumCompletion) {
    const text = transitionTexts.notCompleteEnough(rule.minimumCompletion, completion);
    objections.push({ code: 'invalid_input', text });
  }
  for (const part of rule.requiredParts.filter((part) => !isFilled(content, part))) {
    const field = FIELD_OF[part];
    objections.push({ code: 'invalid_input', text: transitionTexts.requiredField(field), field });
  }
  if (rule.commentRequired && !initialValidation && isBlank(comment)) {
    const text = transitionTexts.commentRequired(to);
    objections.push({ code: 'invalid_input', text, field: 'comment' });
  }
  if (rule.adminOnly && role !== 'admin') {
    objections.push({ code: 'not_allowed', text: transitionTexts.adminOnly(to) });
  }
  return objections;
}

/** Someone without the right is turned away as such, whatever else is wrong with the content. */
function joinObjections(objections: readonly Objection[]): Refusal {
  const detail = objections.map(({ text }) => text).join('; ');
  if (objections.some(({ code }) => code === 'not_allowed')) return refusal('not_allowed', detail);
  const fields = objections.flatMap(({ field, text }) =>
    field === undefined ? [] : [[field, text]],
  );
  return refusal('invalid_input', detail, Object.fromEntries(fields));
}
