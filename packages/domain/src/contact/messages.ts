export const contactTexts = {
  sent: 'Thanks! We’ve got your message and will reply by email.',
  messageRequired: 'Enter a message',
  hiddenCharacter: 'Remove the hidden character from your message',
} as const;
