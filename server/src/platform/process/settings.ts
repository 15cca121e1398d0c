import { fail, ok, type Result } from '@laneway/domain/result';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Parses a setting, or returns a description of its valid values. */
export type SettingParser<T> = (value: string) => Result<T, string>;

export type SettingsReader = {
  readonly read: <T, D>(name: string, parse: SettingParser<T>, fallback: D) => T | D;
  /** Reads a setting that another one requires; adds an error and returns null if it is missing. */
  readonly demand: <T>(name: string, parse: SettingParser<T>, when: string) => T | null;
  /** The first of these that is set, for settings that belong together. */
  readonly firstSet: (...names: readonly string[]) => string | null;
  readonly errors: readonly string[];
  readonly addError: (error: string) => void;
};

/**
 * Collects all errors instead of stopping at the first, so that an operator can fix them at once. An empty value counts
 * as not set, as in most tools that write environment files.
 */
export function createSettingsReader(env: Environment): SettingsReader {
  const errors: string[] = [];
  const settingOf = (name: string): string => env[name]?.trim() ?? '';
  const read = <T, D>(name: string, parse: SettingParser<T>, fallback: D): T | D => {
    const value = settingOf(name);
    if (value === '') return fallback;
    const parsed = parse(value);
    if (parsed.ok) return parsed.value;
    // The value may be a secret, so the error doesn't repeat it.
    errors.push(`${name} must be ${parsed.error}.`);
    return fallback;
  };
  return {
    read,
    demand: (name, parse, when) => {
      if (settingOf(name) === '') errors.push(`${name} is required with ${when}.`);
      return read(name, parse, null);
    },
    firstSet: (...names) => names.find((name) => settingOf(name) !== '') ?? null,
    errors,
    addError: (error) => void errors.push(error),
  };
}

export function text(shortest = 1): SettingParser<string> {
  return (value) =>
    value.length >= shortest ? ok(value) : fail(`at least ${shortest} characters long`);
}

export function number(min: number, max: number): SettingParser<number> {
  return (value) => {
    const parsed = /^\d+$/.test(value) ? Number(value) : Number.NaN;
    return parsed >= min && parsed <= max
      ? ok(parsed)
      : fail(`a whole number from ${min} to ${max}`);
  };
}

export function choice<const T extends string>(choices: readonly T[]): SettingParser<T> {
  return (value) => {
    const chosen = choices.find((one) => one === value);
    return chosen === undefined ? fail(`one of ${choices.join(', ')}`) : ok(chosen);
  };
}

/** Text that matches a pattern, with a description of what it must be. */
export function shaped(form: RegExp, inWords: string): SettingParser<string> {
  return (value) => (form.test(value) ? ok(value) : fail(inWords));
}

export const onOff: SettingParser<boolean> = (value) => {
  if (['on', 'true', '1', 'yes'].includes(value.toLowerCase())) return ok(true);
  if (['off', 'false', '0', 'no'].includes(value.toLowerCase())) return ok(false);
  return fail('on or off');
};

export function url(protocols: readonly string[]): SettingParser<string> {
  return (value) => {
    const parsed = URL.canParse(value) ? new URL(value) : null;
    return parsed !== null && protocols.includes(parsed.protocol)
      ? ok(value)
      : fail(`a URL that starts with ${protocols.map((one) => `${one}//`).join(' or ')}`);
  };
}

/** The URL of a whole site, to which paths are added. A trailing slash is removed. */
export const siteUrl: SettingParser<string> = (value) => {
  const parsed = URL.canParse(value) ? new URL(value) : null;
  const isWhole = parsed !== null && [parsed.origin, `${parsed.origin}/`].includes(parsed.href);
  return isWhole && /^https?:/i.test(value) && !/[?#]/.test(value)
    ? ok(parsed.origin)
    : fail('http:// or https:// followed by a host and an optional port');
};

/** The URL of a service, to which paths are added. Its keys are settings of their own. */
export const serviceUrl: SettingParser<string> = (value) => {
  const parsed = URL.canParse(value) ? new URL(value) : null;
  const isPlain = parsed !== null && /^https?:$/.test(parsed.protocol) && !/[?#@]/.test(value);
  return isPlain
    ? ok(value.replace(/(?<!\/)\/+$/, ''))
    : fail('a URL that starts with http:// or https://, without a user, a query or a fragment');
};

/** A comma-separated list in which every part must pass. */
export function list(isGood: (part: string) => boolean, inWords: string): SettingParser<string[]> {
  return (value) => {
    const parts = value.split(',').map((part) => part.trim());
    return parts.every(isGood) ? ok(parts) : fail(inWords);
  };
}

export const address: SettingParser<{ readonly host: string; readonly port: number }> = (value) => {
  const match = /^(?<host>[^\s/]+):(?<port>\d{1,5})$/.exec(value);
  const port = Number(match?.groups?.port);
  const host = match?.groups?.host;
  return host !== undefined && port > 0 && port <= 65_535
    ? ok({ host, port })
    : fail('written as host:port');
};
