import { fail, ok, type Result } from '@laneway/domain/result';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Turns the text of a setting into its value, or says what it takes. */
export type SettingParser<T> = (value: string) => Result<T, string>;

export type SettingsReader = {
  readonly read: <T, D>(name: string, parse: SettingParser<T>, fallback: D) => T | D;
  /** For a setting that another one makes necessary; null goes with a fault that says so. */
  readonly demand: <T>(name: string, parse: SettingParser<T>, when: string) => T | null;
  /** The first of these that is set, for settings that come together or not at all. */
  readonly firstSet: (...names: readonly string[]) => string | null;
  readonly faults: readonly string[];
  readonly addFault: (fault: string) => void;
};

/**
 * Collects faults instead of stopping at the first, so that an operator mends them in one go. An empty value counts as
 * not set, as it does in most tools that write environment files.
 */
export function createSettingsReader(env: Environment): SettingsReader {
  const faults: string[] = [];
  const settingOf = (name: string): string => env[name]?.trim() ?? '';
  const read = <T, D>(name: string, parse: SettingParser<T>, fallback: D): T | D => {
    const value = settingOf(name);
    if (value === '') return fallback;
    const parsed = parse(value);
    if (parsed.ok) return parsed.value;
    // The value itself may be a secret and is not repeated.
    faults.push(`${name} must be ${parsed.error}.`);
    return fallback;
  };
  return {
    read,
    demand: (name, parse, when) => {
      if (settingOf(name) === '') faults.push(`${name} is required with ${when}.`);
      return read(name, parse, null);
    },
    firstSet: (...names) => names.find((name) => settingOf(name) !== '') ?? null,
    faults,
    addFault: (fault) => void faults.push(fault),
  };
}

export function text(shortest = 1): SettingParser<string> {
  return (value) =>
    value.length >= shortest ? ok(value) : fail(`at least ${shortest} characters long`);
}

export function number(least: number, most: number): SettingParser<number> {
  return (value) => {
    const parsed = /^\d+$/.test(value) ? Number(value) : Number.NaN;
    return parsed >= least && parsed <= most
      ? ok(parsed)
      : fail(`a whole number from ${least} to ${most}`);
  };
}

export function choice<const T extends string>(choices: readonly T[]): SettingParser<T> {
  return (value) => {
    const chosen = choices.find((one) => one === value);
    return chosen === undefined ? fail(`one of ${choices.join(', ')}`) : ok(chosen);
  };
}

/** A text of a certain form; what it takes is said in words. */
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

/** The address of a whole site, which others are made from by adding a path. A slash at its end is taken away. */
export const siteUrl: SettingParser<string> = (value) => {
  const parsed = URL.canParse(value) ? new URL(value) : null;
  const isWhole = parsed !== null && [parsed.origin, `${parsed.origin}/`].includes(parsed.href);
  return isWhole && /^https?:/i.test(value) && !/[?#]/.test(value)
    ? ok(parsed.origin)
    : fail('http:// or https:// followed by a host and an optional port');
};

/** Parts between commas, each of which must pass. */
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
