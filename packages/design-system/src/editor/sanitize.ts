import DOMPurify from 'dompurify';

/** The allow-list of rich text (decisions 2.0 "Plain vs rich"); the server cleans with the same list on write. */
const TAGS = [
  'p',
  'br',
  'strong',
  'em',
  'u',
  's',
  'a',
  'ul',
  'ol',
  'li',
  'blockquote',
  'pre',
  'code',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'img',
  'h2',
  'h3',
  'h4',
  'span',
  'div',
];
const ATTRIBUTES = ['href', 'colspan', 'rowspan', 'src', 'alt', 'dir', 'data-mention'];
const LINK = /^(https?:|mailto:|tel:)/i;
/** A page of the knowledge base, whose address is the same on every host. */
const ARTICLE = /^\/kb\/articles\/[1-9]\d{0,14}(?:\/[\p{L}\p{N}\p{M}%-]{1,500})?$/u;
/**
 * Our own attachments, and the parts of a mail; a picture from another site would report to its sender who reads and
 * when.
 */
const IMAGE = /^(\/api\/attachment\/\d+(\?inline=1)?$|cid:)/;

/** Id of a colleague who is named in a note. */
const PERSON = /^[1-9]\d{0,14}$/;

const purifier = DOMPurify();
// without a document, where the server draws a page, it can do nothing
if (purifier.isSupported) purifier.addHook('afterSanitizeAttributes', correct);

function correct(node: Element): void {
  const target = node.getAttribute('href') ?? '';
  if (node.hasAttribute('href') && !LINK.test(target) && !ARTICLE.test(target)) node.removeAttribute('href');
  if (node.nodeName === 'IMG' && !IMAGE.test(node.getAttribute('src') ?? '')) node.remove();
  if (node.nodeName !== 'SPAN' || !PERSON.test(node.getAttribute('data-mention') ?? ''))
    node.removeAttribute('data-mention');
  // texts stored earlier have directions there, which would move the bullet out of the list
  if (node.nodeName === 'LI') node.removeAttribute('dir');
  // from one article to another the reader stays in the window
  if (node.nodeName === 'A' && !ARTICLE.test(target)) {
    node.setAttribute('target', '_blank');
    node.setAttribute('rel', 'noopener noreferrer nofollow');
  }
}

/**
 * Cleans HTML to the allow-list of a reply: no style, class, script or picture from another site. Links open in a new
 * tab. While the server draws a page it returns the HTML as it is: it comes from the server's own answers, which are
 * clean (decisions 2.0 "Plain vs rich").
 */
export function sanitizeRichText(html: string): string {
  if (!purifier.isSupported) return html;
  return purifier.sanitize(html, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: [...ATTRIBUTES, 'target', 'rel'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
}

/** Whether a link is allowed: web, mail and telephone addresses only. */
export const isLinkTarget = (target: string): boolean => LINK.test(target) && URL.canParse(target);
/** Whether a picture in pasted HTML is allowed: our own attachments only. */
export const isHostedImage = (source: string): boolean => IMAGE.test(source);
