const SITE = 'http://site';
const LENGTH_MAX = 2_000;
const LOGIN_PAGE = /^\/(login|signup|logout|callback)(?:\/|$)/;

/**
 * The path to return to after login: only a path of this site, and no login page; null for anything else. It is judged
 * as a browser resolves it: `/.//evil` is the path `//evil`, which as an address is another host.
 */
export function returnPath(next: unknown): string | null {
  if (typeof next !== 'string' || next.length > LENGTH_MAX || !/^\/[^\u0000-\u001f\\]*$/.test(next)) return null;
  let url: URL;
  try {
    url = new URL(next, SITE);
  } catch {
    return null;
  }
  const { origin, pathname } = url;
  return origin === SITE && !pathname.startsWith('//') && !LOGIN_PAGE.test(pathname) ? next : null;
}
