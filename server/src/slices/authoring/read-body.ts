import type { CreatePendingGuideBody, UpdatePendingPlaceBody } from '@laneway/contract/authoring';
import { GUIDE_FIELDS } from '@laneway/contract/editing/guide-fields';
import { PLACE_FIELDS } from '@laneway/contract/editing/place-fields';
import { checkLocation } from '@laneway/domain/geo/location-text';
import type { GuideContent } from '@laneway/domain/guides/guide-content';
import { checkLanguage } from '@laneway/domain/guides/languages';
import type { PlaceContent } from '@laneway/domain/guides/place-content';
import { providedText } from '@laneway/domain/guides/placeholder';
import { checkPrice, priceSaved } from '@laneway/domain/guides/pricing';
import { parseMediaField } from '@laneway/domain/media/media-uri';
import { type Refusal, refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import { checkWalkedPath } from '@laneway/domain/walk/plan/walked-path-limits';
import { readTrigger, writeTrigger } from '@laneway/domain/walk/text/trigger-text';
import { readWalkSettings, writeWalkSettings } from '@laneway/domain/walk/text/walk-settings-text';

type Body = Readonly<Record<string, unknown>>;
/** Also gets the previous value of the field. */
type Check = (wire: never, before: never) => Result<unknown, string>;

/**
 * Validation before storing. Texts are stored as typed, even unparsable paths and boundaries: the form shows their
 * errors, and nothing typed is lost.
 */
const CHECKS: Readonly<Record<string, Check>> = {
  location: checkLocation,
  language: checkLanguage,
  image: checkMediaUri,
  audio: checkMediaUri,
  audioCaptions: checkMediaUri,
  video: checkMediaUri,
  videoCaptions: checkMediaUri,
  walk: canonical(readWalkSettings, writeWalkSettings),
  trigger: canonical(readTrigger, writeTrigger),
  priceCents: (price: number) => {
    const checked = checkPrice(price);
    return checked.ok ? checked : fail(checked.error.detail);
  },
};

/** The path of a guide is walked; those of places are only drawn. */
const GUIDE_CHECKS: typeof CHECKS = {
  ...CHECKS,
  path: (wire: string | null, before: string | null) => {
    const text = providedText(wire);
    return text === null ? ok(null) : checkWalkedPath(before, text);
  },
};

/** A guide with the body's fields applied; missing fields stay as they are. */
export function editGuide(
  content: GuideContent,
  body: CreatePendingGuideBody,
): Result<GuideContent, Refusal> {
  const edited = edit(content, GUIDE_FIELDS, GUIDE_CHECKS, body);
  if (!edited.ok) return edited;
  return ok({ ...edited.value, priceCents: priceSaved(edited.value) });
}

export function editPlace(
  content: PlaceContent,
  body: Omit<UpdatePendingPlaceBody, 'pp_version'>,
): Result<PlaceContent, Refusal> {
  return edit(content, PLACE_FIELDS, CHECKS, body);
}

type Fields = Readonly<
  Record<string, { readonly pending: string; read: (wire: never) => unknown }>
>;

function edit<Content extends object>(
  content: Content,
  fields: Fields,
  checks: typeof CHECKS,
  body: Body,
): Result<Content, Refusal> {
  const values: Record<string, unknown> = {};
  const errors: Record<string, string> = {};
  for (const [key, { pending, read }] of Object.entries(fields)) {
    if (body[pending] === undefined) continue;
    const wire = body[pending] as never;
    const before = content[key as keyof Content] as never;
    const checked = checks[key]?.(wire, before) ?? ok(read(wire));
    if (checked.ok) values[key] = checked.value;
    else errors[pending] = checked.error;
  }
  const messages = Object.values(errors);
  return messages.length === 0
    ? ok({ ...content, ...values })
    : fail(refusal('invalid_input', messages.join('; '), errors));
}

/** Forms don't show these as text, so an unparsable value wasn't typed by a person and is refused. */
function canonical<Value>(
  read: (text: string) => Result<Value, string>,
  write: (value: Value) => string,
): (text: string | null) => Result<string | null, string> {
  return (wire) => {
    const text = providedText(wire);
    if (text === null) return ok(null);
    const value = read(text);
    return value.ok ? ok(write(value.value)) : value;
  };
}

function checkMediaUri(text: string | null): Result<string | null, string> {
  const parsed = parseMediaField(text);
  if (!parsed.ok) return parsed;
  return ok(parsed.value === null ? null : (text?.trim() ?? null));
}
