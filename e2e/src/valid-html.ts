import { expect } from '@playwright/test';
import { HtmlValidate } from 'html-validate';

/** Rules of the HTML standard only: nesting, ids, attributes and obsolete elements, but no formatting. */
const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });

/** Fails with the positions of invalid HTML in a document. */
export async function expectValidHtml(document: string, name = 'page'): Promise<void> {
  const { results } = await validator.validateString(document, name);
  const faults = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
  expect(faults, name).toEqual([]);
}
