import sanitizeHtml from 'sanitize-html';
import { normalizeRun, normalizeText } from '@hamyar/persian';

/** The attribute of a colleague who is named in a text; its value is the person's id. */
export const MENTION = 'data-mention';

/** Allowed elements of rich text; all others are removed (decisions 2.0 "Plain vs rich"). */
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

/**
 * Elements that have their own direction. A list item is not one of them: its bullet stands on the side of the list, and
 * its paragraphs have their own direction, as in the editor.
 */
export const DIRECTED: ReadonlySet<string> = new Set(['p', 'div', 'blockquote', 'pre', 'h2', 'h3', 'h4', 'th', 'td']);

// No space and no control character: they could hide a scheme.
const LINK = /^(?:https?:\/\/[^\s\p{Cc}\p{Cf}"'<>`]+|mailto:[^\s\p{Cc}\p{Cf}"'<>`]+|tel:[+\d().-]+)$/iu;
// A page of the knowledge base, whose address is the same on every host.
const OWN_ARTICLE = /^\/kb\/articles\/[1-9]\d{0,14}(?:\/[\p{L}\p{N}\p{M}%-]{1,500})?$/u;
const OWN_IMAGE = /^(?:cid:[\w.@+-]{1,200}|\/api\/attachment\/[1-9]\d{0,14}(?:\?inline=1)?)$/;
const SPAN = /^[1-9]\d?$/;
const PERSON = /^[1-9]\d{0,14}$/;

const dirOf = (attributes: sanitizeHtml.Attributes): sanitizeHtml.Attributes =>
  attributes.dir === 'rtl' || attributes.dir === 'ltr' ? { dir: attributes.dir } : {};

function sanitizeTag(tagName: string, attributes: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const attribs = DIRECTED.has(tagName) || tagName === 'span' ? dirOf(attributes) : {};
  if (tagName === 'th' || tagName === 'td') {
    for (const name of ['colspan', 'rowspan']) if (SPAN.test(attributes[name] ?? '')) attribs[name] = attributes[name]!;
  }
  if (tagName === 'span' && PERSON.test(attributes[MENTION] ?? ''))
    return { tagName, attribs: { [MENTION]: attributes[MENTION]! } };
  if (tagName === 'a' && [LINK, OWN_ARTICLE].some((target) => target.test(attributes.href ?? '')))
    attribs.href = attributes.href!;
  if (tagName === 'img') {
    attribs.src = OWN_IMAGE.test(attributes.src ?? '') ? attributes.src! : '';
    if (attributes.alt) attribs.alt = normalizeText(attributes.alt).slice(0, 200);
  }
  return { tagName, attribs };
}

const TAG_REPLACEMENTS: Record<string, string> = {
  b: 'strong',
  i: 'em',
  strike: 's',
  del: 's',
  ins: 'u',
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
};

const options: sanitizeHtml.IOptions = {
  allowedTags: TAGS,
  allowedAttributes: {
    a: ['href'],
    img: ['src', 'alt'],
    th: ['colspan', 'rowspan', 'dir'],
    td: ['colspan', 'rowspan', 'dir'],
    p: ['dir'],
    div: ['dir'],
    blockquote: ['dir'],
    pre: ['dir'],
    h2: ['dir'],
    h3: ['dir'],
    h4: ['dir'],
    span: ['dir'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel', 'cid'],
  allowedSchemesByTag: { img: ['cid'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'title',
    'xmp',
    'iframe',
    'object',
    'embed',
    'svg',
    'math',
    'template',
    'head',
  ],
  nestingLimit: 40,
  enforceHtmlBoundary: false,
  transformTags: {
    ...Object.fromEntries(
      Object.entries(TAG_REPLACEMENTS).map(([from, to]) => [
        from,
        (_tag: string, attributes: sanitizeHtml.Attributes) => sanitizeTag(to, attributes),
      ]),
    ),
    '*': sanitizeTag,
  },
  // entities (`&#1;`, `&#1610;`) have become characters only now
  textFilter: normalizeRun,
  exclusiveFilter: (frame) => frame.tag === 'img' && !frame.attribs.src,
};

const withMentions: sanitizeHtml.IOptions = {
  ...options,
  allowedAttributes: { ...(options.allowedAttributes as object), span: ['dir', MENTION] },
};

/** The most times that a text is read until nothing changes any more; two are enough for what editors write. */
const PASSES = 4;

/**
 * Makes rich text safe to store: only the allow-listed elements and attributes remain, links go to http, https, mail or
 * phone, images are the product's own attachments. Letters are normalised, digits stay. Source: decisions 2.0.
 * `mentions` keeps colleagues who are named, by their id: of texts for employees only.
 */
export function sanitizeRich(html: string, { mentions = false }: { mentions?: boolean } = {}): string {
  let clean = normalizeText(html);
  // An element that is removed may leave others where they cannot be, a paragraph in a paragraph: read again, they end.
  for (let pass = 0; pass < PASSES; pass += 1) {
    // Normalised again, because only invisible characters may be left after elements are removed.
    const next = normalizeText(sanitizeHtml(clean, mentions ? withMentions : options));
    if (next === clean) return clean;
    clean = next;
  }
  return clean;
}
