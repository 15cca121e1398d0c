import fc from 'fast-check';

/** A provider as an attacker sees it, who may even have its signing secret. */
export type Target = {
  readonly signatureHeader: string;
  readonly sign: (body: string, at?: Date, secret?: string) => string;
  /** A webhook that would deliver a guide if it were accepted. */
  readonly genuine: string;
  /** The required parts of the body, and the values that are valid there. */
  readonly vitalParts: readonly VitalPart[];
};

export type VitalPart = {
  readonly path: readonly string[];
  readonly isBelieved: (value: unknown) => boolean;
};

export type Attack = {
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: string;
};

/** Part of every text of a hostile webhook, so that the test can search the log for it. */
export const MARK = 'hush';

const LONG_AGO_MS = 301_000;
const hostileText = fc.string({ maxLength: 40 }).map((text) => `${MARK}${text}`);
const hostileValue = fc.oneof(
  fc.constantFrom(null, true, 0, -1, -0, 1e300, 4.99, 2 ** 53, '', '499', '\0', [], {}, [[]]),
  fc.integer(),
  hostileText,
  fc.dictionary(fc.constantFrom('__proto__', 'constructor', 'id', 'kind', MARK), hostileText),
  fc.array(hostileText, { maxLength: 3 }),
  fc.string({ minLength: 256, maxLength: 4_000 }),
);

/** Attacks of every kind: each is refused or has no effect. */
export function hostileWebhooks(target: Target): fc.Arbitrary<Attack> {
  const { genuine, sign, signatureHeader } = target;
  const attack = (payload: string, signature: string | null): Attack => ({
    headers: signature === null ? {} : { [signatureHeader]: signature },
    payload,
  });
  const signed = (payload: string) => attack(payload, sign(payload));
  const somewhere = fc.nat({ max: genuine.length - 1 });

  return fc.oneof(
    fc.constant(attack(genuine, null)),
    hostileText.map((text) => attack(genuine, printable(text))),
    fc
      .tuple(fc.nat(), hostileText)
      .map(([t, mac]) => attack(genuine, `t=${t},v1=${printable(mac)}`)),
    hostileText.map((secret) => attack(genuine, sign(genuine, new Date(), secret))),
    fc
      .integer({ min: LONG_AGO_MS, max: 1e12 })
      .map((age) => attack(genuine, sign(genuine, new Date(Date.now() - age)))),
    // Truncated, changed and extended bodies under the signature of the original.
    somewhere.map((end) => attack(genuine.slice(0, end), sign(genuine))),
    somewhere.map((at) => attack(withOtherCharacter(genuine, at), sign(genuine))),
    hostileText.map((more) => attack(`${genuine}${more}`, sign(genuine))),
    // Signed with the right secret, but not an event.
    somewhere.map((end) => signed(genuine.slice(0, end))),
    hostileText.map(signed),
    fc.jsonValue().map((value) => signed(JSON.stringify(value))),
    fc.constantFrom('__proto__', 'constructor', 'prototype').map((key) => {
      return signed(`{"${key}":${genuine},"${MARK}":{"__proto__":${genuine}}}`);
    }),
    fc
      .tuple(fc.constantFrom(...target.vitalParts), fc.option(hostileValue, { nil: undefined }))
      .filter(([{ isBelieved }, value]) => !isBelieved(value))
      .map(([{ path }, value]) => signed(withPart(genuine, path, value))),
  );
}

/** Text that is allowed in a header. */
function printable(text: string): string {
  return text.replaceAll(/[^ -~]/g, '?');
}

function withOtherCharacter(text: string, at: number): string {
  const other = text[at] === 'x' ? 'y' : 'x';
  return text.slice(0, at) + other + text.slice(at + 1);
}

type Branch = { [name: string]: unknown };

/** The webhook with one part replaced, or left out if the value is undefined. */
function withPart(body: string, path: readonly string[], value: unknown): string {
  const copy = JSON.parse(body) as Branch;
  const [last = '', ...before] = path.toReversed();
  const branch = before.toReversed().reduce((at, name) => at[name] as Branch, copy);
  branch[last] = value;
  return JSON.stringify(copy);
}
