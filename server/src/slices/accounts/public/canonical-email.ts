import { domainToASCII } from 'node:url';
import { isEmail } from '@laneway/domain/accounts/email';

/** The local part without quotes: letters and digits of any script, and some symbols. */
const LOCAL_PART = /^[\p{L}\p{M}\p{N}!#$%&'*+\-/=?^_`{|}~.]+$/u;
const INVISIBLE = /\p{DI}/u;
/** Checked first, because `domainToASCII` reads its input as the host of a URL and cuts off or decodes the rest. */
const DOMAIN = /^[\p{L}\p{M}\p{N}.\u3002-]+$/u;
const ASCII_DOMAIN =
  /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/**
 * The one form of an email that accounts, gifts, invitations and limits are stored and found under; null for anything
 * else than an address, such as one with a display name. Compatibility characters such as full-width letters become
 * plain ones and the domain is in ASCII, because mail servers deliver every spelling to the same mailbox.
 */
export function canonicalEmail(text: string): string | null {
  const parts = text.normalize('NFKC').trim().split('@');
  const [typedLocal = '', typedDomain = ''] = parts;
  const local = typedLocal.toLowerCase().normalize('NFKC');
  if (parts.length !== 2 || !LOCAL_PART.test(local) || INVISIBLE.test(local)) return null;
  const domain = DOMAIN.test(typedDomain) ? domainToASCII(typedDomain) : '';
  const email = `${local}@${domain}`;
  return ASCII_DOMAIN.test(domain) && isEmail(email) ? email : null;
}
