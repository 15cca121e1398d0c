export type MarkupWithRules = { readonly markup: string; readonly styles: string };

/** React escapes every quote outside of a tag, so user text can't match this. */
const STYLE_ATTRIBUTE = / style="([^"]*)"/g;

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/**
 * Turns style attributes into rules. The page's policy allows an inline style sheet by its hash, but no attributes. In
 * the browser React sets styles by script, which the policy allows.
 */
export function styleRules(markup: string): MarkupWithRules {
  const numbers = new Map<string, number>();
  const numberOf = (declarations: string): number => {
    const number = numbers.get(declarations) ?? numbers.size;
    numbers.set(declarations, number);
    return number;
  };
  const withoutStyles = markup.replace(
    STYLE_ATTRIBUTE,
    (_, declarations: string) => ` data-style="${numberOf(declarations)}"`,
  );
  const rules = [...numbers].map(
    ([declarations, number]) => `[data-style="${number}"]{${decode(declarations)}}`,
  );
  return { markup: withoutStyles, styles: rules.join('') };
}

/** There are no entities inside <style>; the only sequence that could end it is escaped for CSS. */
function decode(declarations: string): string {
  return declarations
    .replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity)
    .replaceAll('<', '\\3c ');
}
