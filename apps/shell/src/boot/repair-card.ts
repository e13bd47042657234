import { SSR_ELEMENT_ID } from '@hamyar/contracts';
import { repairTexts } from './messages.ts';

const CARD = 'sh-repair';

// the sheets of the page may be what is missing: without them its colors are those of the browser, in both themes
const STYLES = `.${CARD}{position:fixed;z-index:9;inset:auto 16px 24px;height:fit-content;max-width:26rem;margin:auto;padding:20px;text-align:center;font:1rem/1.9 var(--hd-font,Vazirmatn,system-ui,sans-serif);color:var(--hd-text,CanvasText);background:var(--hd-elevated,Canvas);border:1px solid GrayText;border-radius:14px}.${CARD} h2{margin:0 0 12px;font-size:1.05rem}.${CARD} button{padding:6px 20px;font:inherit;color:#fff;background:#0B7280;border:0;border-radius:10px;cursor:pointer}.${CARD} [aria-busy=true]{opacity:.6}`;

/**
 * Says, once, that a part of the application is missing. A page that the server has drawn stays readable above it.
 *
 * @param retry tries again; settles when that did not help
 */
export function showRepairCard(retry: () => Promise<void>): void {
  if (document.querySelector(`.${CARD}`)) return;
  const style = document.createElement('style');
  style.nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';
  style.textContent = STYLES;
  const card = document.createElement('section');
  card.className = CARD;
  card.setAttribute('role', 'alert');
  if (!document.getElementById(SSR_ELEMENT_ID)) card.style.top = '0';
  const title = document.createElement('h2');
  title.textContent = repairTexts.title;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = repairTexts.retry;
  button.addEventListener('click', () => {
    button.setAttribute('aria-busy', 'true');
    void retry().finally(() => {
      button.setAttribute('aria-busy', 'false');
    });
  });
  card.append(title, button);
  document.head.append(style);
  (document.body ?? document.documentElement).append(card);
}
