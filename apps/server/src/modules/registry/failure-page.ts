import { createHash } from 'node:crypto';
import { escapeHtml } from '../../platform/http/escape-html.ts';
import { fillMessage } from '../../platform/http/messages.ts';
import { messages } from './messages.ts';

const STYLE = `:root{color-scheme:light dark;font:16px/1.9 Vazirmatn,system-ui,sans-serif}body{margin:18vh auto;max-width:28rem;padding:0 1.5rem;text-align:center}
h1{font-size:1.3rem}p{opacity:.8}small{opacity:.6}bdi{unicode-bidi:isolate}a{display:inline-block;margin-top:1rem;padding:.4rem 1.2rem;border-radius:.6rem;background:#0B7280;color:#fff;text-decoration:none}`;

/**
 * Asks whether the server is ready, with pauses that grow from 2 to 30 s, and then loads the page again: at most once in
 * 60 s, with the other reloads of this tab that nobody asked for [4.19] (`hamyar.reloaded`, reload-limit.ts of the shell).
 * A tab that keeps nothing waits 60 s too. A hidden tab asks when it is looked at.
 */
const WAIT_SCRIPT = `(()=>{
let pause=2e3,opened=Date.now(),seen=()=>document.visibilityState!=="hidden";
const key="hamyar.reloaded",left=()=>{try{return +sessionStorage.getItem(key)+6e4-Date.now()}catch{return opened+6e4-Date.now()}};
const ask=async()=>{
if(!seen())return document.addEventListener("visibilitychange",ask,{once:true});
if(left()<=0&&await fetch("/readyz",{cache:"no-store"}).then(({ok})=>ok,()=>false)){
try{sessionStorage.setItem(key,Date.now())}catch{}
return location.reload()}
setTimeout(ask,Math.max(left(),pause*(.75+Math.random()/2)));
pause=Math.min(pause*1.5,3e4)};
setTimeout(ask,pause)})()`;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const POLICY = `default-src 'none'; style-src ${hashOf(STYLE)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Without scripts the browser itself comes back to a page that waits. */
const REFRESH = '<noscript><meta http-equiv="refresh" content="30"></noscript>';

/** What a page of the shell that has no content yet says to those who do not run it: elements of its head and its body. */
export const NOTE_WITHOUT_SCRIPTS = {
  head: REFRESH,
  body: `<noscript><main><h1>${messages.failureTitle}</h1><p>${messages.failureWaits}</p></main></noscript>`,
} as const;

/** The page shown when the server cannot build a page, and its content security policy. */
export interface FailurePage {
  html: string;
  policy: string;
}

/**
 * Needs neither the database nor the build (spec 2.24).
 *
 * @param passes the cause passes by itself, such as a database that starts again: the page loads again when it has
 */
export function failurePage(requestId: string, passes: boolean): FailurePage {
  const trace = fillMessage(messages.failureTrace, { id: `<bdi dir="ltr">${escapeHtml(requestId)}</bdi>` });
  const again = passes ? REFRESH : '';
  const text = passes ? messages.failureWaits : messages.failureText;
  // no other page would come either
  const link = passes ? `<a href="">${messages.failureAgain}</a>` : `<a href="/">${messages.failureBack}</a>`;
  const script = passes ? `<script>${WAIT_SCRIPT}</script>` : '';
  return {
    html: `<!doctype html><html lang="fa" dir="rtl"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${messages.failureTitle}</title>${again}<style>${STYLE}</style>
<h1>${messages.failureTitle}</h1><p>${text}</p><small>${trace}</small><br>${link}${script}</html>`,
    policy: passes ? `${POLICY}; script-src ${hashOf(WAIT_SCRIPT)}; connect-src 'self'` : POLICY,
  };
}
