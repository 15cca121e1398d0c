import { fail, ok, type Result } from '../../result.ts';

/** Takes the result of JSON.parse; the error is a sentence that names the value. */
export type Reader<Value> = (json: unknown) => Result<Value, string>;

type Readers<Value> = { readonly [Key in keyof Value]: Reader<Value[Key]> };

/** Parses a whole text; `name` is its name in error messages. */
export function readJson<Value>(name: string, text: string, read: Reader<Value>) {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return fail(`${name} is not valid JSON`);
  }
  return read(json);
}

/** An object with exactly these keys. */
export function object<Value extends object>(name: string, readers: Readers<Value>): Reader<Value> {
  const entries = Object.entries<Reader<unknown>>(readers);
  return (json) => {
    if (typeof json !== 'object' || json === null || Array.isArray(json)) {
      return fail(`${name} must be an object`);
    }
    const unknown = Object.keys(json).find((key) => !Object.hasOwn(readers, key));
    if (unknown !== undefined) return fail(`${name} has an unknown key, ${unknown.slice(0, 40)}`);
    const given = new Map<string, unknown>(Object.entries(json));
    const values: [string, unknown][] = [];
    for (const [key, read] of entries) {
      if (!given.has(key)) return fail(`${name} has no ${key}`);
      const value = read(given.get(key));
      if (!value.ok) return value;
      values.push([key, value.value]);
    }
    // Every key of Value was read by the reader of its type.
    return ok(Object.fromEntries(values) as Value);
  };
}

export function list<Item>(
  name: string,
  { min, max }: { readonly min: number; readonly max: number },
  read: Reader<Item>,
): Reader<readonly Item[]> {
  return (json) => {
    if (!Array.isArray(json) || json.length < min || json.length > max) {
      return fail(`${name} must be ${min} to ${max}`);
    }
    const items: Item[] = [];
    for (const one of json) {
      const item = read(one);
      if (!item.ok) return item;
      items.push(item.value);
    }
    return ok(items);
  };
}

export function numberWithin(
  name: string,
  { min, max }: { readonly min: number; readonly max: number },
  unit = '',
): Reader<number> {
  return (json) =>
    typeof json === 'number' && json >= min && json <= max
      ? // Turns -0 into 0.
        ok(json + 0)
      : fail(`${name} must be from ${min} to ${max}${unit}`);
}

export function wholeNumberWithin(
  name: string,
  limits: { readonly min: number; readonly max: number },
): Reader<number> {
  const read = numberWithin(name, limits);
  return (json) =>
    typeof json === 'number' && !Number.isInteger(json)
      ? fail(`${name} must be a whole number`)
      : read(json);
}

export function booleanValue(name: string): Reader<boolean> {
  return (json) =>
    typeof json === 'boolean' ? ok(json) : fail(`${name} must be either true or false`);
}

export function wordOf<const Word extends string>(
  name: string,
  words: readonly Word[],
): Reader<Word> {
  return (json) => {
    const found = words.find((word) => word === json);
    return found === undefined ? fail(`${name} must be one of ${words.join(', ')}`) : ok(found);
  };
}

export function nullOr<Value>(read: Reader<Value>): Reader<Value | null> {
  return (json) => (json === null ? ok(null) : read(json));
}
