import { createHmac, timingSafeEqual } from 'node:crypto';

export const SIGNATURE_HEADER = 'laneway-test-signature';

/** An older signature is treated as a replay. */
const TOLERANCE_S = 300;

/** Signs a webhook body together with the time it is sent. */
export function sign(secret: string, body: string | Buffer, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1_000);
  return `t=${seconds},v1=${mac(secret, seconds, body).toString('hex')}`;
}

/** True if these bytes were signed with the secret within the tolerance. */
export function isSigned(secret: string, signature: unknown, body: Buffer, now: Date): boolean {
  const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(String(signature));
  if (match === null) return false;
  const seconds = Number(match[1]);
  if (Math.abs(now.getTime() / 1_000 - seconds) > TOLERANCE_S) return false;
  return timingSafeEqual(mac(secret, seconds, body), Buffer.from(match[2] ?? '', 'hex'));
}

function mac(secret: string, seconds: number, body: string | Buffer): Buffer {
  return createHmac('sha256', secret).update(`${seconds}.`).update(body).digest();
}
