import { escapeHtml } from '../../platform/http/escape-html.ts';

/** What frames every mail. */
export interface MailFrame {
  /** The title of the system. */
  title: string;
  footer: string | null;
}

// mail programs ignore style sheets and custom fonts, so every element carries its own style
const FONT = "font-family:Vazirmatn,Tahoma,'Segoe UI',sans-serif";
const PAGE = `margin:0;padding:24px 12px;background:#f3f5f8;color:#1c2733;${FONT};font-size:15px;line-height:1.9`;
const CARD =
  'max-width:600px;margin:0 auto;background:#ffffff;border:1px solid #dde3ea;border-radius:12px;padding:24px';
const TITLE = 'max-width:600px;margin:0 auto 12px;color:#5b6875;font-size:13px';
const FOOTER = 'max-width:600px;margin:12px auto 0;color:#5b6875;font-size:12px';

/** The HTML part: right to left, whatever the reader's program is set to (decisions 2.15, zammad#1834). */
export function framedHtml({ title, footer }: MailFrame, subject: string, body: string): string {
  return [
    `<!DOCTYPE html><html lang="fa" dir="rtl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>`,
    `<body dir="rtl" style="${PAGE}">`,
    `<div dir="rtl" style="${TITLE}">${escapeHtml(title)}</div>`,
    `<div dir="rtl" style="${CARD}">${body}</div>`,
    footer ? `<div dir="auto" style="${FOOTER}">${escapeHtml(footer)}</div>` : '',
    '</body></html>',
  ].join('\n');
}

/** The text part. */
export const framedText = ({ title, footer }: MailFrame, text: string): string =>
  [text, `-- \n${footer ? `${title}\n${footer}` : title}`].join('\n\n');

/** The lines of a plain text as paragraphs. */
export const paragraphs = (text: string): string =>
  text
    .split(/\n+/)
    .filter(Boolean)
    .map((line) => `<p dir="auto" style="margin:0 0 8px">${escapeHtml(line)}</p>`)
    .join('\n');

const BUTTON =
  'display:inline-block;background:#1f6feb;color:#ffffff;text-decoration:none;border-radius:8px;padding:8px 20px';
const NOTE = 'margin:12px 0 0;color:#5b6875;font-size:13px';
const QUOTE = 'border-top:1px solid #dde3ea;margin-top:16px;padding-top:16px';

/** A link that looks like a button. */
export const linkButton = (address: string, label: string): string =>
  `<p style="margin:20px 0 0"><a href="${escapeHtml(address)}" style="${BUTTON}">${escapeHtml(label)}</a></p>`;

const CHOICE =
  'display:inline-block;border:1px solid #1f6feb;color:#1f6feb;text-decoration:none;border-radius:8px;padding:6px 14px;margin:0 0 8px 8px';

/** Links of which the reader chooses one. */
export const linkRow = (links: readonly { address: string; label: string }[]): string =>
  `<p style="margin:20px 0 0">${links
    .map(({ address, label }) => `<a href="${escapeHtml(address)}" style="${CHOICE}">${escapeHtml(label)}</a>`)
    .join('\n')}</p>`;

/** A quiet line. */
export const noteLine = (text: string): string => `<p dir="auto" style="${NOTE}">${escapeHtml(text)}</p>`;

/** The signature below a body, as quiet as the notes of a mail. */
export const signatureBlock = (html: string): string => `<div dir="rtl" style="${NOTE}">${html}</div>`;

/** A stored body, which is sanitised. Pictures of the system need a login, so a mail only says that they are there. */
export const quotedBody = (html: string, picture: string): string =>
  `<div dir="rtl" style="${QUOTE}">${html.replace(/<img\b[^>]*>/g, (tag) => (/\ssrc="https?:/.test(tag) ? tag : escapeHtml(picture)))}</div>`;
