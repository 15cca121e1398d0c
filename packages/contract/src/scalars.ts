import { MONTH_PATTERN } from '@laneway/domain/calendar';
import { ORDER_ID_PATTERN } from '@laneway/domain/purchase/order-id';
import { type Static, type TSchema, Type } from './json-schema.ts';
import { LIMITS } from './limits.ts';

/**
 * The small types that rows consist of. Replies are validated against them; in requests only size and type are, because
 * the domain's rules refuse a wrong value with a message that a person can act on.
 */

export const Id = Type.Integer({ minimum: 1, maximum: LIMITS.id });

export const Count = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });

export const OrderId = Type.String({ pattern: ORDER_ID_PATTERN, maxLength: 36 });

export const Email = Type.String({
  pattern: '^[^\\s@]+@[^\\s@][^\\s@.]*\\.[^\\s@]+$',
  maxLength: LIMITS.email,
});

export const Timestamp = Type.String({ format: 'date-time', maxLength: 40 });

export const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', maxLength: 10 });

export const Month = Type.String({ pattern: MONTH_PATTERN, maxLength: 7 });

/** Chosen by the client, long enough not to be chosen twice. */
export const IdempotencyKey = Type.String({ minLength: 8, maxLength: LIMITS.idempotencyKey });

/** Dollars with two decimals. */
export const Price = Type.Number({ minimum: 0, maximum: LIMITS.price });

/** Dollars with two decimals; amounts owed to the platform are negative. */
export const Amount = Type.Number({ minimum: -1_000_000_000, maximum: 1_000_000_000 });

export const Currency = Type.Literal('AUD');

/** 'lat,lng'; 99999,99999 means no location. */
export const LocationText = Type.String({ maxLength: LIMITS.location });

export const ShapesText = Type.String({ maxLength: LIMITS.shapes });

/** The trigger of a place as JSON; null for the defaults. */
export const TriggerText = Type.String({ maxLength: LIMITS.trigger });

/** The walk settings of a guide as JSON; null for the defaults. */
export const WalkText = Type.String({ maxLength: LIMITS.walk });

export const MediaUri = Type.String({
  pattern: '^(s3://[a-z0-9.-]{3,63}/.+|https?://.+)$',
  maxLength: LIMITS.uri,
});

/** The creator's description of themselves, with line breaks. */
export const Bio = nullable(text(LIMITS.bio));

/** The links on a creator's page. */
export const ProfileLinks = Type.Array(text(LIMITS.profileLink), { maxItems: LIMITS.profileLinks });

/** The path of a creator's portrait; null without one. */
export const PortraitPath = nullable(text(100));

/** A language without its region, by BCP 47: en, zh, yue. */
export const LanguageTag = Type.String({ pattern: '^[a-z]{2,3}$', maxLength: LIMITS.language });

/** A placeholder of a few pixels, shown until the image has loaded. */
export const ImagePlaceholder = Type.String({
  pattern: '^data:image/',
  maxLength: LIMITS.imagePlaceholder,
});

export const Bounds = Type.Unsafe<[south: number, west: number, north: number, east: number]>(
  Type.Array(Type.Number({ minimum: -180, maximum: 180 }), { minItems: 4, maxItems: 4 }),
);

export function text(maxLength: number) {
  return Type.String({ maxLength });
}

/** The length of an audio file, rounded up; null when there is no file or its length is unknown. */
export const AudioSeconds = nullable(Type.Integer({ minimum: 1, maximum: LIMITS.id }));

/** One of a fixed list of strings. */
export function oneOf<const Words extends readonly string[]>(words: Words) {
  return Type.Unsafe<Words[number]>({ type: 'string', enum: [...words] });
}

/**
 * The schema, or null. One `type` list rather than a union of two schemas, because with a union a validator that
 * coerces turns null into an empty string.
 */
export function nullable<S extends TSchema>(schema: S) {
  const {
    type,
    title: _,
    ...rest
  } = schema as S & { type: string; title?: string; enum?: string[] };
  const words = rest.enum === undefined ? {} : { enum: [...rest.enum, null] };
  return Type.Unsafe<Static<S> | null>({ ...rest, ...words, type: [type, 'null'] });
}
