import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalEmail } from './canonical-email.ts';

describe('the canonical form of an email', () => {
  it.each([
    ['  Ann@People.Example ', 'ann@people.example'],
    ['ann@ｐｅｏｐｌｅ.ｅｘａｍｐｌｅ', 'ann@people.example'],
    ['ａnn＠people。example', 'ann@people.example'],
    ['ann@ﬁlm.example', 'ann@film.example'],
    ['ann@bücher.example', 'ann@xn--bcher-kva.example'],
    ['ann@BÜCHER.example', 'ann@xn--bcher-kva.example'],
    ['ann@bu\u0308cher.example', 'ann@xn--bcher-kva.example'],
    ['ann@xn--bcher-kva.example', 'ann@xn--bcher-kva.example'],
    ['ünï+tag@people.example', 'ünï+tag@people.example'],
    [`o'neil/x=y?z!#$%&*^_\`{|}~-@people.example`, `o'neil/x=y?z!#$%&*^_\`{|}~-@people.example`],
    ['a@b.c', 'a@b.c'],
  ])('of %j is %s', (text, email) => {
    expect(canonicalEmail(text)).toBe(email);
  });

  it.each([
    '',
    'ann',
    '@people.example',
    'ann@',
    'ann@people',
    'ann@people.example.',
    'ann@.people.example',
    'ann@people..example',
    'ann@-people.example',
    'ann@people_x.example',
    'ann@127.0.0.1',
    'ann@0x7f.1',
    'ann@[127.0.0.1]',
    'ann@people.example:25',
    'ann@people.example/x',
    'ann@p%65ople.example',
    'ann@a@people.example',
    '<ann@people.example>',
    'Ann <ann@people.example>',
    '"ann"@people.example',
    'ann(comment)@people.example',
    'ann@people.example(comment)',
    'ann,bob@people.example',
    'ann\u0000@people.example',
    'ann\u200b@people.example',
    'ann\u034f@people.example',
    'ann@people\u200d.example',
    'ann bob@people.example',
    `ann@${'a'.repeat(64)}.example`,
    `${'a'.repeat(250)}@people.example`,
  ])('doesn’t exist for %j', (text) => {
    expect(canonicalEmail(text)).toBeNull();
  });

  it('is its own canonical form, whatever someone types', () => {
    const texts = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc
        .tuple(fc.string({ unit: 'binary', maxLength: 20 }), fc.domain())
        .map(([a, b]) => `${a}@${b}`),
      fc
        .tuple(fc.emailAddress(), fc.string({ unit: 'binary', maxLength: 3 }))
        .map(([a, b]) => a + b),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const email = canonicalEmail(text);
        if (email !== null) expect(canonicalEmail(email)).toBe(email);
      }),
      { numRuns: 2_000 },
    );
  });

  it('is the same for every hostile spelling of an address, or refused', () => {
    fc.assert(
      fc.property(
        address,
        fc.array(fc.tuple(change, fc.nat()), { maxLength: 6 }),
        (email, changes) => {
          const text = changes.reduce((typed, [spell, at]) => spell(typed, at), email);
          expect([email, null]).toContain(canonicalEmail(text));
        },
      ),
      { numRuns: 2_000 },
    );
  });
});

const label = fc.stringMatching(/^[a-z][a-z0-9]{0,8}$/);
const address = fc
  .tuple(label, label, fc.constantFrom('example', 'test', 'com'))
  .map(([local, host, ending]) => `${local}@${host}.${ending}`);

type Spell = (text: string, at: number) => string;

const put =
  (inserted: string): Spell =>
  (text, at) =>
    text.slice(0, at % (text.length + 1)) + inserted + text.slice(at % (text.length + 1));
const widen: Spell = (text, at) => {
  const index = at % text.length;
  const code = text.charCodeAt(index);
  const isAscii = code > 0x20 && code < 0x7f;
  return isAscii
    ? text.slice(0, index) + String.fromCharCode(code + 0xfee0) + text.slice(index + 1)
    : text;
};
/** None of these changes makes it the address of another mailbox. */
const change = fc.constantFrom<Spell>(
  widen,
  (text) => text.toUpperCase(),
  (text) => ` ${text}\t`,
  (text) => `<${text}>`,
  (text) => `Ann <${text}>`,
  (text) => `"Ann" <${text}>`,
  (text) => `${text}.`,
  (text) => `mailto:${text}`,
  (text) => `${text}?subject=x`,
  (text) => text.replaceAll('.', '\u3002'),
  (text) => text.replaceAll('.', '\uff61'),
  ...['\u00ad', '\u200b', '\u200d', '\u2060', '\ufeff', '\u034f', '\u202e'].map(put),
  ...['\u0000', '\r\n', '"', '(x)', '<', '>', ',', ';', ':', '\\', '[', ']'].map(put),
);
