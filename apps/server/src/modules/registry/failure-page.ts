import { createHash } from 'node:crypto';
import { escapeHtml } from '../../platform/http/escape-html.ts';
import { fillMessage } from '../../platform/http/messages.ts';
import { messages } from './messages.ts';

const STYLE = `:root{color-scheme:light dark;font:16px/1.9 Vazirmatn,system-ui,sans-serif}body{margin:18vh auto;max-width:28rem;padding:0 1.5rem;text-align:center}
h1{font-size:1.3rem}p{opacity:.8}small{opacity:.6}bdi{unicode-bidi:isolate}a{display:inline-block;margin-top:1rem;padding:.4rem 1.2rem;border-radius:.6rem;background:#0B7280;color:#fff;text-decoration:none}`;

/** Content security policy of the page: allows only its style, by hash. */
export const FAILURE_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** The page shown when the server cannot build a page; it needs neither the database nor the build (spec 2.24). */
export function failurePage(requestId: string): string {
  return `<!doctype html><html lang="fa" dir="rtl"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${messages.failureTitle}</title><style>${STYLE}</style>
<h1>${messages.failureTitle}</h1><p>${messages.failureText}</p><small>${fillMessage(messages.failureTrace, { id: `<bdi dir="ltr">${escapeHtml(requestId)}</bdi>` })}</small><br><a href="/">${messages.failureBack}</a></html>`;
}
