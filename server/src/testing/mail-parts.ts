export type MailParts = {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

/** A message as an email client shows it, in the format of ours: plain text and the same as HTML. */
export function readMail(message: string): MailParts {
  const [head, ...rest] = message.split(/\r?\n\r?\n/);
  const boundary = /boundary="([^"]+)"/.exec(head ?? '')?.[1] ?? '';
  const parts = rest.join('\r\n\r\n').split(`--${boundary}`);
  return {
    subject: /^Subject: (.*)$/m.exec(head ?? '')?.[1]?.trim() ?? '',
    text: bodyOf(parts, 'text/plain'),
    html: bodyOf(parts, 'text/html'),
  };
}

function bodyOf(parts: readonly string[], type: string): string {
  const part = parts.find((one) => one.includes(`Content-Type: ${type}`)) ?? '';
  const body = part.split('\r\n\r\n').slice(1).join('\r\n\r\n');
  const encoding = /^Content-Transfer-Encoding: (\S+)/m.exec(part)?.[1];
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  return encoding === 'quoted-printable' ? unquote(body) : body;
}

function unquote(body: string): string {
  const joined = body.replaceAll(/=\r?\n/g, '');
  const bytes = joined.replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString();
}
