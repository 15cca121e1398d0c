import { type Static, type TSchema, Type } from '@laneway/contract/json-schema';
import { refusal } from '@laneway/domain/refusal';
import { Ajv } from 'ajv';

/** Fields of both providers' webhook events, limited to what the database can store. */

export const ProviderId = Type.String({ minLength: 1, maxLength: 255 });
export const PaidCents = Type.Integer({ minimum: 0, maximum: 2_147_483_647 });
export const CurrencyCode = Type.String({ pattern: '^[A-Za-z]{3}$' });

const ajv = new Ajv({ strict: false });

/** True if a value from a webhook has this schema, which is compiled with its first use. */
export function matchesSchema<S extends TSchema>(schema: S, value: unknown): value is Static<S> {
  return ajv.validate(schema, value);
}

export const FORGED = refusal('not_allowed', 'The webhook signature isn’t valid.');
/** Signed but not an event we understand. The error makes the provider retry, so it isn't lost silently. */
export const UNREADABLE = refusal('invalid_input', 'We couldn’t read this webhook event.');
