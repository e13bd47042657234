const ORIGIN = 'http://request';

/**
 * The address of a request, as path and query of this server; null for one that is no such address: `//[`, another
 * host (`//evil.example`), a scheme of its own. Clients may send anything there, so it never throws.
 */
export function parseRequestUrl(target: string | undefined): URL | null {
  const url = URL.parse(target ?? '/', ORIGIN);
  return url?.origin === ORIGIN ? url : null;
}
