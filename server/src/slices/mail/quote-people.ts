import { quotedText, visibleText } from '@laneway/domain/text/quoted-text';

/** Template data that people wrote; the rest of an email is our own text. */
const WRITTEN_BY_PEOPLE: ReadonlySet<string> = new Set([
  'name',
  'giver',
  'inviter',
  'friendName',
  'title',
  'place',
  'fileName',
  'message',
  'lead',
]);

/** The operator gets this text and may need the links in it. */
const CONTACT_MESSAGE = 'content';

/** Replaces a name without any visible characters. */
const NAMELESS = 'Someone';

/** The data of an email with people's texts made safe to quote: no links and no hidden characters. */
export function quotePeople<Data extends object>(data: Data): Data {
  const quoted = Object.entries(data).map(([key, value]) => [key, quote(key, value)]);
  return Object.fromEntries(quoted) as Data;
}

function quote(key: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (key === CONTACT_MESSAGE) return visibleText(value);
  return WRITTEN_BY_PEOPLE.has(key) ? quotedText(value) || NAMELESS : value;
}
