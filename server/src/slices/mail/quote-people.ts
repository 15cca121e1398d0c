import { quotedText, visibleText } from '@laneway/domain/text/quoted-text';

/** Words that people wrote, by what the templates call them; the rest of an email is our own. */
const PEOPLES_WORDS: ReadonlySet<string> = new Set([
  'name',
  'giver',
  'friendName',
  'title',
  'message',
]);

/** Written to whoever runs the place, who may need the links in it. */
const CONTACT_MESSAGE = 'content';

/** What stands in for a name of which nothing can be read. */
const NAMELESS = 'Someone';

/** The data of an email with the words of people made safe to quote: without links, and nothing hidden. */
export function quotePeople<Data extends object>(data: Data): Data {
  const quoted = Object.entries(data).map(([key, value]) => [key, quote(key, value)]);
  return Object.fromEntries(quoted) as Data;
}

function quote(key: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (key === CONTACT_MESSAGE) return visibleText(value);
  return PEOPLES_WORDS.has(key) ? quotedText(value) || NAMELESS : value;
}
