import { type Refusal, refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import type { Headers, PaymentNews, PaymentReport } from '../../ports/payments.ts';
import { isSigned, SIGNATURE_HEADER } from './signature.ts';

const FORGED = refusal('not_allowed', 'This report does not bear a valid signature.');

/** A report as it travels: what only the holder of the secret can have written. */
export function printReport(report: PaymentReport): string {
  return JSON.stringify(report);
}

/** Reads back what was printed, provided that it was signed with the secret. */
export function readReport(
  secret: string,
  headers: Headers,
  body: Buffer,
  now: Date,
): Result<PaymentReport | null, Refusal> {
  if (!isSigned(secret, headers[SIGNATURE_HEADER], body, now)) return fail(FORGED);
  const { eventId, orderId, news } = JSON.parse(body.toString()) as {
    readonly eventId: string;
    readonly orderId: string;
    readonly news: PaymentNews;
  };
  return ok({ eventId, orderId, news });
}
