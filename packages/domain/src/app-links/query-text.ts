/** The parameters of a query string, in order. */
export type QueryParams = readonly (readonly [name: string, value: string])[];

/** `?a=1&b=2`, or nothing at all for no parameters. Blanks become `+`, as in a submitted form. */
export function printQuery(params: QueryParams): string {
  const pairs = params.map(([name, value]) => `${encode(name)}=${encode(value)}`);
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

/** Reads a query with or without its question mark. The first of several equal names counts. */
export function parseQuery(query: string): ReadonlyMap<string, string> {
  const params = new Map<string, string>();
  for (const pair of query.replace(/^\?/, '').split('&')) {
    const [name = '', ...value] = pair.split('=');
    const key = decode(name);
    if (pair !== '' && !params.has(key)) params.set(key, decode(value.join('=')));
  }
  return params;
}

/** Half of a surrogate pair cannot be encoded, so it is replaced first. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replaceAll('%20', '+');
}

/** A query that was cut or mistyped is used as it is. */
function decode(text: string): string {
  const spaced = text.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}
