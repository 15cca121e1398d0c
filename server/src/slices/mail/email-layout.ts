import { type Html, html } from '../../platform/web-pages/page.ts';

/** The content of an email, before it is laid out. */
export type EmailContent = {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** The email's one button. */
  readonly action?: { readonly label: string; readonly link: string };
  /** Text that another person wrote, set apart from ours. */
  readonly quote?: string;
  /** The reason why this person gets this email. */
  readonly reason: string;
};

export type LaidOutEmail = {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly links: readonly string[];
};

/** A subject stays one short line, whatever is in the name or title it quotes. */
const MAX_SUBJECT_LENGTH = 200;

/** Lays an email out as plain text and as HTML in the colours of the app. */
export function layOut(words: EmailContent): LaidOutEmail {
  return {
    subject: words.subject
      .replaceAll(/[\p{Cc}\s]+/gu, ' ')
      .trim()
      .slice(0, MAX_SUBJECT_LENGTH),
    text: textOf(words),
    html: htmlOf(words).html,
    links: words.action === undefined ? [] : [words.action.link],
  };
}

function textOf({ heading, paragraphs, action, quote, reason }: EmailContent): string {
  const quoted = quote?.split('\n').map((line) => `> ${line}`.trimEnd());
  const parts = [
    heading,
    ...paragraphs,
    ...(quoted === undefined ? [] : [quoted.join('\n')]),
    ...(action === undefined ? [] : [`${action.label}:\n${action.link}`]),
    `-- \nLaneway\n${reason}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

// Email clients drop style sheets, so styles are inline.
const INK = '#1f2a30';
const SOFT = '#55626a';
const PAPER = '#fbf7f0';
const LINE = '#e4dccf';
const BRICK = '#b4472b';
const SERIF = 'Fraunces,Georgia,serif';
const SANS = 'system-ui,-apple-system,Segoe UI,Roboto,sans-serif';

const PAGE = `margin:0;padding:24px 12px;background:${PAPER};color:${INK};font:16px/1.55 ${SANS}`;
const CARD = `max-width:560px;margin:0 auto;padding:28px;background:#ffffff;border:1px solid ${LINE};border-radius:12px`;
const MARK = `margin:0 0 20px;font:600 18px/1.2 ${SERIF};color:${BRICK}`;
const HEADING = `margin:0 0 16px;font:600 24px/1.2 ${SERIF};color:${INK}`;
const BUTTON = `display:inline-block;padding:12px 22px;background:${BRICK};color:#ffffff;border-radius:999px;text-decoration:none;font-weight:600`;
const QUOTE = `margin:0 0 16px;padding:4px 16px;border-left:3px solid ${LINE};white-space:pre-wrap`;
const SMALL = `margin:16px auto 0;max-width:560px;color:${SOFT};font-size:13px`;

function htmlOf({ subject, heading, paragraphs, action, quote, reason }: EmailContent): Html {
  const button =
    action === undefined
      ? html``
      : html`<p style="margin:24px 0"><a href="${action.link}" style="${BUTTON}">${action.label}</a></p>
<p style="margin:0;color:${SOFT};font-size:13px">Or open this link: <a href="${action.link}" style="color:${BRICK};word-break:break-all">${action.link}</a></p>`;
  return html`<!doctype html>
<html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light"><title>${subject}</title></head>
<body style="${PAGE}"><div style="${CARD}"><p style="${MARK}">Laneway</p><h1 style="${HEADING}">${heading}</h1>
${paragraphs.map((words) => html`<p style="margin:0 0 16px">${words}</p>`)}
${quote === undefined ? html`` : html`<blockquote style="${QUOTE}">${quote}</blockquote>`}
${button}</div><p style="${SMALL}">${reason}</p></body></html>`;
}
