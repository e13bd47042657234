import { isHostedImage } from './sanitize.ts';

const NUMBERED = /^\s*[\d۰-۹]+[.)‎]/;

/**
 * Turns Word's clipboard content into ordinary HTML: its list paragraphs become lists, its own tags and comments are
 * removed. Pictures of other sites are removed too; a pasted screenshot arrives as a file and is uploaded instead.
 */
export function cleanPastedHtml(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const paragraph of [...page.querySelectorAll<HTMLElement>('p[class*="MsoList"]')]) joinList(paragraph);
  for (const foreign of [...page.querySelectorAll('o\\:p, style, meta, link, title')]) foreign.remove();
  for (const image of [...page.querySelectorAll('img')])
    if (!isHostedImage(image.getAttribute('src') ?? '')) image.remove();
  const comments = page.createTreeWalker(page.body, NodeFilter.SHOW_COMMENT);
  const found: Node[] = [];
  while (comments.nextNode()) found.push(comments.currentNode);
  for (const comment of found) comment.parentNode?.removeChild(comment);
  return page.body.innerHTML;
}

/** Moves one Word list paragraph into the list before it, or into a new one. */
function joinList(paragraph: HTMLElement): void {
  const marker = [...paragraph.querySelectorAll<HTMLElement>('span')].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  );
  const kind = NUMBERED.test(marker?.textContent ?? '') ? 'ol' : 'ul';
  marker?.remove();
  const item = paragraph.ownerDocument.createElement('li');
  const text = paragraph.ownerDocument.createElement('p');
  text.append(...paragraph.childNodes);
  item.append(text);
  const before = paragraph.previousElementSibling;
  if (before?.localName === kind && before.hasAttribute('data-word')) {
    before.append(item);
    paragraph.remove();
    return;
  }
  const list = paragraph.ownerDocument.createElement(kind);
  list.setAttribute('data-word', '');
  list.append(item);
  paragraph.replaceWith(list);
}
