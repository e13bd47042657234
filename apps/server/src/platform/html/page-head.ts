import { DESCRIPTION_MAX, PAGE_HEAD_ATTRIBUTE, type PageMetadata } from '@hamyar/contracts';
import { truncate } from '@hamyar/persian';
import { escapeHtml } from '../http/escape-html.ts';
import { escapeJson } from './escape-json.ts';

/** A page for visitors, as its head describes it. */
export interface DescribedPage {
  /** Title of the window. */
  title: string;
  /** Name of the system. */
  site: string;
  /** Origin of the pages for visitors: `https://desk.example`. */
  origin: string;
  /** The page's own address on it. */
  path: string;
  metadata: PageMetadata;
}

/** Characters that keep the direction of a name in a title; programs that show a preview draw them as boxes. */
const ISOLATES = /[\u2066-\u2069]/g;
const plain = (text: string): string => text.replace(ISOLATES, '').replace(/\s+/g, ' ').trim();

/** A title without the characters that only a browser understands. */
export const plainTitle = plain;

/**
 * The elements of the head that say what a page is about: description, own address, Open Graph for previews of links
 * (https://ogp.me), and the structured data of search engines (https://schema.org, as JSON-LD).
 */
export function describePage({ title, site, origin, path, metadata }: DescribedPage): string {
  const url = origin + path;
  const description = truncate(plain(metadata.description ?? ''), DESCRIPTION_MAX);
  const { type = 'website', image, publishedAt, modifiedAt, structuredData, noindex } = metadata;
  const article = type === 'article';
  const elements = [
    named('robots', noindex ? 'noindex' : undefined),
    named('description', description),
    noindex ? '' : `<link rel="canonical" href="${escapeHtml(url)}" ${PAGE_HEAD_ATTRIBUTE}>`,
    property('og:title', plain(title)),
    property('og:description', description),
    property('og:type', type),
    property('og:url', url),
    property('og:site_name', site),
    property('og:locale', 'fa_IR'),
    property('og:image', image === undefined ? undefined : origin + image),
    property('article:published_time', article ? iso(publishedAt) : undefined),
    property('article:modified_time', article ? iso(modifiedAt) : undefined),
    structuredData ? jsonLd({ '@context': 'https://schema.org', ...structuredData }) : '',
  ];
  return elements.filter(Boolean).join('\n');
}

const named = (name: string, content: string | undefined): string =>
  content ? `<meta name="${name}" content="${escapeHtml(content)}" ${PAGE_HEAD_ATTRIBUTE}>` : '';

const property = (name: string, content: string | undefined): string =>
  content ? `<meta property="${name}" content="${escapeHtml(content)}" ${PAGE_HEAD_ATTRIBUTE}>` : '';

const jsonLd = (data: object): string =>
  `<script type="application/ld+json" ${PAGE_HEAD_ATTRIBUTE}>${escapeJson(data)}</script>`;

/** @param seconds unix seconds */
const iso = (seconds: number | undefined): string | undefined =>
  seconds === undefined ? undefined : new Date(seconds * 1000).toISOString();
