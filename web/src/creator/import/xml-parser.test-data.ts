import { DOMParser as XmldomParser } from '@xmldom/xmldom';
import type { XmlParser } from './safe-xml.ts';

/** A parser that knows all of XML, which the simulated browser's doesn't: no CDATA, and it repairs what is broken. */
export const testParser: XmlParser = {
  parseFromString: (text, type) =>
    // Any complaint is an error, as it is to a browser, but a text may have a replacement character.
    new XmldomParser({
      onError: (level, message) => {
        if (/replacement character/i.test(String(message))) return;
        throw new Error(`${level}: ${message}`);
      },
    }).parseFromString(text, type) as unknown as Document,
};
