import { createHash } from 'node:crypto';
import { escapeHtml } from '../../platform/http/escape-html.ts';
import { fillMessage } from '../../platform/http/messages.ts';
import { messages } from './messages.ts';

const STYLE = `:root{color-scheme:light dark;font:16px/1.8 Vazirmatn,system-ui,sans-serif}body{margin:15vh auto;max-width:26rem;padding:0 1.5rem}
h1{font-size:1.2rem}form{display:flex;gap:.75rem;flex-wrap:wrap;margin-top:1.5rem}button,a{font:inherit;padding:.4rem 1.1rem;border-radius:.5rem;text-decoration:none}
button{border:0;background:#1f6feb;color:#fff;cursor:pointer}a{color:inherit;border:1px solid color-mix(in srgb,currentColor 30%,transparent)}`;

/** Content security policy of the page: allows its style by hash and a form to this site, but no script. */
export const EXCHANGE_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/** Asks before a login link replaces the session of somebody else (design/api.md "Sessions"). */
export function exchangePage(login: { token: string; current: string; next: string; path: string }): string {
  const names = { current: login.current, next: login.next };
  return `<!doctype html><html lang="fa" dir="rtl"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="referrer" content="no-referrer"><title>${messages.exchangeTitle}</title><style>${STYLE}</style>
<h1>${messages.exchangeTitle}</h1><p>${escapeHtml(fillMessage(messages.exchangeText, names))}</p>
<form method="post" action="/login/exchange"><input type="hidden" name="login_token" value="${escapeHtml(login.token)}"><input type="hidden" name="next" value="${escapeHtml(login.path)}"><button>${escapeHtml(fillMessage(messages.exchangeYes, names))}</button><a href="${escapeHtml(login.path)}">${messages.exchangeNo}</a></form></html>`;
}
