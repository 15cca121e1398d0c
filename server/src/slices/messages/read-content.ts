import { contactTexts } from '@laneway/domain/contact/messages';
import { type Refusal, refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';

/** The text of a message to us, as it is stored and emailed. */
export function readContent(text: string): Result<string, Refusal> {
  const content = text.replaceAll('\r\n', '\n').trim();
  if (content === '') return validationError(contactTexts.messageRequired);
  return content.includes('\0') ? validationError(contactTexts.hiddenCharacter) : ok(content);
}

function validationError(words: string): Result<never, Refusal> {
  return fail(refusal('invalid_input', words, { message_content: words }));
}
