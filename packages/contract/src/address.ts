import { CALLS, type CallName, type ParamName } from './calls.ts';

type QueryValue = string | number | boolean;

/** A query as an object. Undefined values are left out; a list repeats its key. */
export type Query = Readonly<Record<string, QueryValue | readonly QueryValue[] | undefined>>;

type Params<Name extends string = string> = Readonly<Record<Name, string | number>>;

/** A call without parameters takes its name only. */
type PathArguments<N extends CallName> = [ParamName<N>] extends [never]
  ? []
  : [params: Params<ParamName<N>>];

/** The path of a call with its parameters filled in and encoded. */
export function pathOf<N extends CallName>(name: N, ...[params]: PathArguments<N>): string {
  return fillPath(name, params);
}

/** The query as text with its question mark; empty when there are no values. */
export function queryText(query: Query): string {
  let text = '';
  for (const [key, value] of Object.entries(query)) {
    for (const each of value === undefined ? [] : [value].flat()) {
      text += `${text === '' ? '?' : '&'}${encodeURIComponent(key)}=${encodeURIComponent(each)}`;
    }
  }
  return text;
}

/** Path and query of any call, for a client whose input is already typed by the call's name. */
export function addressOf(
  name: CallName,
  { params, query }: { readonly params?: Params | undefined; readonly query?: Query | undefined },
): string {
  return fillPath(name, params) + queryText(query ?? {});
}

function fillPath(name: CallName, params: Params = {}): string {
  let path: string = CALLS[name].path;
  for (const key in params) {
    const value = String(params[key] ?? '');
    if (value !== '') path = path.replace(`{${key}}`, encodeParam(key, value));
  }
  const missing = path.indexOf('{');
  if (missing === -1) return path;
  throw new TypeError(`The address of ${name} needs ${path.slice(missing + 1, path.indexOf('}'))}`);
}

/** A slash is kept only in `key`, the one parameter that matches the rest of the path. */
function encodeParam(key: string, value: string): string {
  return key === 'key'
    ? value.split('/').map(encodeURIComponent).join('/')
    : encodeURIComponent(value);
}
