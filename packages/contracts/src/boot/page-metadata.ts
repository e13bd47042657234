/** What a page is about, for those who do not run it: search engines, and previews of links in other programs. */
export interface PageMetadata {
  /** Plain text, shown below the title in search results; cut after {@link DESCRIPTION_MAX} characters. */
  description?: string | undefined;
  /**
   * Path of the page's own address. The server redirects there for ever (301) from every other address of the page, such
   * as one with the text of an old title. Null and undefined: the address that was asked for.
   */
  canonical?: string | null | undefined;
  /** Path of a public picture: `/f/…`. */
  image?: string | undefined;
  /** Kind of the page in Open Graph; default `website`. */
  type?: 'website' | 'article' | undefined;
  /** unix seconds */
  publishedAt?: number | undefined;
  /** unix seconds */
  modifiedAt?: number | undefined;
  /** The page as an object of schema.org, without `@context`: `{ '@type': 'FAQPage', … }`. */
  structuredData?: Readonly<Record<string, unknown>> | undefined;
  /** Keeps the page out of search results, such as a page of search results itself. */
  noindex?: boolean | undefined;
  /** The page is itself a refusal, and the server answers it with this status; default 200. */
  status?: 403 | undefined;
}

/** Characters of a description that search engines show at most. */
export const DESCRIPTION_MAX = 300;

/** Attribute of the elements in the head that the server wrote for one page: the next page replaces them. */
export const PAGE_HEAD_ATTRIBUTE = 'data-page-head';
