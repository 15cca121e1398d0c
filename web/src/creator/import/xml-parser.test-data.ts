import { DOMParser as XmldomParser } from '@xmldom/xmldom';
import type { XmlParser } from './safe-xml.ts';

/** A complete XML parser. The simulated browser's doesn't support CDATA, and repairs broken input. */
export const testParser: XmlParser = {
  parseFromString: (text, type) =>
    // Any warning is an error, as in a browser, except that a text may contain a replacement character.
    new XmldomParser({
      onError: (level, message) => {
        if (/replacement character/i.test(String(message))) return;
        throw new Error(`${level}: ${message}`);
      },
    }).parseFromString(text, type) as unknown as Document,
};
