/** The parameters of a request to Stripe. A list is a form too, with 0, 1, 2 … for names. */
export type Form = { readonly [name: string]: string | Form };

type WritableForm = { [name: string]: string | WritableForm };

/** Parses `a[b][0][c]=d`, Stripe's format for nested parameters. */
export function readForm(body: string): Form {
  const form: WritableForm = Object.create(null);
  for (const [name, value] of new URLSearchParams(body)) {
    const [first = '', ...inner] = name.split('[').map((part) => part.replace(/\]$/, ''));
    let at = form;
    let key = first;
    for (const part of inner) {
      const found = at[key];
      const below: WritableForm = typeof found === 'object' ? found : Object.create(null);
      at[key] = below;
      at = below;
      key = part;
    }
    at[key] = value;
  }
  return form;
}

export function textOf(value: string | Form | undefined): string | null {
  return typeof value === 'string' ? value : null;
}

export function formOf(value: string | Form | undefined): Form {
  return typeof value === 'object' ? value : {};
}

/** The texts of a flat form, such as metadata. */
export function textsOf(value: string | Form | undefined): Record<string, string> {
  const texts = Object.entries(formOf(value)).flatMap(([name, text]) =>
    typeof text === 'string' ? [[name, text] as const] : [],
  );
  return Object.fromEntries(texts);
}
