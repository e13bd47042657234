import { sanitizeRichText } from '@hamyar/design-system/editor';
import type { Block } from './version-diff.rules.ts';

/** The blocks of a text, in their order; what stands between blocks is one of its own. */
export function blocksOfHtml(html: string): Block[] {
  const { body } = new DOMParser().parseFromString(sanitizeRichText(html), 'text/html');
  return [...body.childNodes].flatMap((node) => {
    if (node instanceof HTMLElement || node.nodeType === Node.ELEMENT_NODE) return [blockOf(node as HTMLElement)];
    const text = node.textContent?.trim() ?? '';
    return text === ''
      ? []
      : [{ tag: 'P', html: `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`, text }];
  });
}

function blockOf(element: HTMLElement): Block {
  const items = element.tagName === 'UL' || element.tagName === 'OL' ? [...element.children] : [element];
  return {
    tag: element.tagName,
    html: element.outerHTML,
    text: items.map((item) => item.textContent?.trim() ?? '').join('\n'),
  };
}
