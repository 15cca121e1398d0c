import { fail, ok, type Result } from '@laneway/domain/result';
import type { ImportError } from './import-errors.ts';

/** The browser's DOMParser, passed in so that tests can use a complete XML parser. */
export type XmlParser = Pick<DOMParser, 'parseFromString'>;

/** Allowed before the root element: an XML declaration, processing instructions and comments. */
const BEFORE_ROOT = /^\ufeff?(?:\s+|<\?[\s\S]*?\?>|<!--[\s\S]*?-->)*/;
const ROOT = /^<([A-Za-z_][\w.-]*:)?([A-Za-z_][\w.-]*)/;

/** The local name of a text's root element, in lower case; null where the text isn't XML or has a document type. */
export function rootNameOf(text: string): string | null {
  return ROOT.exec(afterProlog(text))?.[2]?.toLowerCase() ?? null;
}

/** A document type can only be before the root element, so quotes of one in descriptions don't matter. */
export function hasDoctype(text: string): boolean {
  return afterProlog(text).startsWith('<!');
}

/**
 * Parses untrusted XML. A document type is refused before the parser sees it, because its entities can expand without
 * limit; no map app writes one. Errors of well-known producers are repaired.
 */
export function parseXml(text: string, parser: XmlParser): Result<Document, ImportError> {
  if (hasDoctype(text)) return fail('has_doctype');
  try {
    // Parsed without the declaration: its encoding applied to the bytes, and this is already text.
    const document = parser.parseFromString(withKnownPrefixes(afterProlog(text)), 'text/xml');
    const isBroken = document.getElementsByTagName('parsererror').length > 0;
    return isBroken ? fail('unreadable') : ok(document);
  } catch {
    // Browsers report errors inside the document; other parsers throw them.
    return fail('unreadable');
  }
}

function afterProlog(text: string): string {
  return text.slice(BEFORE_ROOT.exec(text)?.[0].length ?? 0);
}

/**
 * Some programs prefix every element of the format itself, where readers expect none; others use undeclared prefixes,
 * at which browsers stop.
 */
function withKnownPrefixes(xml: string): string {
  const prefix = ROOT.exec(xml)?.[1];
  const plain =
    prefix === undefined ? xml : xml.replaceAll(`<${prefix}`, '<').replaceAll(`</${prefix}`, '</');
  const declared = new Set(
    Array.from(plain.matchAll(/\sxmlns:([\w.-]+)\s*=/g), ([, name]) => name),
  );
  const used = Array.from(
    plain.matchAll(/<\/?([A-Za-z_][\w.-]*):|\s([A-Za-z_][\w.-]*):[A-Za-z_][\w.-]*\s*=\s*["']/g),
    ([, inTag, inAttribute]) => inTag ?? inAttribute ?? '',
  );
  const missing = [...new Set(used)].filter(
    (name) => !declared.has(name) && !['', 'xml', 'xmlns'].includes(name),
  );
  const declarations = missing.map((name) => ` xmlns:${name}="urn:undeclared:${name}"`).join('');
  return plain.replace(ROOT, (root) => `${root}${declarations}`);
}
