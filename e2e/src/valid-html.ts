import { expect } from '@playwright/test';
import { HtmlValidate } from 'html-validate';

/** Rules of the HTML standard only: what may stand in what, ids, attributes and what is obsolete, never formatting. */
const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });

/** Fails with where a document isn't valid HTML. */
export async function expectValidHtml(document: string, name = 'page'): Promise<void> {
  const { results } = await validator.validateString(document, name);
  const faults = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
  expect(faults, name).toEqual([]);
}
