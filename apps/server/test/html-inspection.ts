import { createRequire } from 'node:module';

interface DomElement {
  readonly localName: string;
  readonly id: string;
  readonly textContent: string | null;
  readonly attributes: Iterable<{ name: string; value: string }>;
  innerHTML: string;
  getAttribute(name: string): string | null;
  querySelectorAll(selector: string): Iterable<DomElement>;
}
/** The part of a document that these tests read; the server's sources have no browser types. */
export interface DomDocument {
  readonly title: string;
  readonly body: DomElement;
  getElementById(id: string): DomElement | null;
  querySelectorAll(selector: string): Iterable<DomElement>;
}
interface Dom {
  window: {
    document: DomDocument;
    DOMParser: new () => { parseFromString(html: string, type: 'text/html'): DomDocument };
  };
}
// the browser of the tests; it belongs to Jest's environment, which the server's tests do not use
const { JSDOM } = createRequire(require.resolve('jest-environment-jsdom'))('jsdom') as {
  JSDOM: new (html: string) => Dom;
};

const TAGS = new Set(
  'p br strong em u s a ul ol li blockquote pre code table thead tbody tr th td img h2 h3 h4 span div'.split(' '),
);
const ATTRIBUTES: Readonly<Record<string, (value: string) => boolean>> = {
  href: (value) => /^(https?:|mailto:|tel:)$/.test(schemeOf(value)),
  src: (value) => value.startsWith('cid:') || /^\/api\/attachment\/\d+(\?inline=1)?$/.test(value),
  alt: () => true,
  dir: (value) => value === 'rtl' || value === 'ltr',
  colspan: (value) => /^\d{1,3}$/.test(value),
  rowspan: (value) => /^\d{1,3}$/.test(value),
  rel: () => true,
  target: () => true,
};

const schemeOf = (url: string): string => {
  try {
    return new URL(url, 'http://desk.example').protocol;
  } catch {
    return 'none';
  }
};

// one for all pages: a window is far more work than the document that it parses
const { window } = new JSDOM('<!doctype html><body>');

/** The document that a browser makes of a complete page. */
export const parsePage = (html: string): DomDocument => new window.DOMParser().parseFromString(html, 'text/html');

/** The parts of a rich text, parsed as in a browser, that the allow-list of decisions 2.0 does not contain. */
export function disallowedParts(html: string): string[] {
  const { body } = window.document;
  // as in the page: set into an element
  body.innerHTML = html;
  return [...body.querySelectorAll('*')].flatMap((element) => {
    const tag = element.localName;
    if (!TAGS.has(tag)) return [`<${tag}>`];
    return [...element.attributes]
      .filter(({ name, value }) => !(ATTRIBUTES[name]?.(value) ?? false))
      .map(({ name, value }) => `<${tag} ${name}="${value}">`);
  });
}

/** Everything in a page that can run code or load another page: scripts, handlers, frames, addresses with code. */
export function executableParts(page: DomDocument): string[] {
  return [...page.querySelectorAll('*')].flatMap((element) => {
    const tag = element.localName;
    const found = /^(script|iframe|object|embed|base|form|svg|math|frame|applet|portal)$/.test(tag)
      ? [`<${tag} src="${element.getAttribute('src') ?? ''}" id="${element.id}">`]
      : [];
    const attributes = [...element.attributes].filter(
      ({ name, value }) =>
        name.startsWith('on') ||
        (/^(href|src|action|formaction|xlink:href|srcdoc|background)$/.test(name) &&
          /^(javascript|data|vbscript):/.test(schemeOf(value))),
    );
    return [...found, ...attributes.map(({ name, value }) => `<${tag} ${name}="${value}">`)];
  });
}

/** Every string of a response, at any depth. */
export function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object'
    ? Object.entries(value).flatMap(([key, inner]) => [key, ...stringsOf(inner)])
    : [];
}
