export type Tokens = {
  readonly has: (name: string) => boolean;
  /** The colour that a token resolves to, as #rrggbb. */
  readonly colour: (name: string) => string;
};

const DARK_BLOCK = /@media \(prefers-color-scheme: dark\) \{(.*?)\n\}/s;
const REDUCED_BLOCK = /@media \(prefers-reduced-motion: reduce\) \{(.*?)\n\}/s;

/** The custom properties of both themes; the dark one is the light one with its own overrides. */
export function readTokens(css: string): { readonly light: Tokens; readonly dark: Tokens } {
  const light = css.replace(DARK_BLOCK, '').replace(REDUCED_BLOCK, '');
  const [, dark = ''] = DARK_BLOCK.exec(css) ?? [];
  return { light: tokensOf(light), dark: tokensOf(light + dark) };
}

function tokensOf(css: string): Tokens {
  const values = new Map(
    [...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
  const colour = (name: string): string => {
    const value = values.get(name) ?? '';
    const [, reference] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
    if (reference !== undefined) return colour(reference);
    if (!/^#[0-9a-f]{6}$/.test(value)) throw new TypeError(`${name} is no colour: ${value}`);
    return value;
  };
  return { has: (name) => values.has(name), colour };
}
