import { refusal } from '@laneway/domain/refusal';
import { Type } from 'typebox';

/** What both providers' reports are made of, held to what the database can keep. */

export const ProviderId = Type.String({ minLength: 1, maxLength: 255 });
export const PaidCents = Type.Integer({ minimum: 0, maximum: 2_147_483_647 });
export const CurrencyCode = Type.String({ pattern: '^[A-Za-z]{3}$' });

export const FORGED = refusal('not_allowed', 'The webhook signature isn’t valid.');
/** Signed and yet no report: whoever sent it should be told, and comes again. */
export const UNREADABLE = refusal('invalid_input', 'We couldn’t read this webhook event.');
