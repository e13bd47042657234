/** Where to go after login: a path of this site, never a login page, else the landing page of the edition. */
export function nextPath(search: string, landing: string): string {
  const next = new URLSearchParams(search).get('next') ?? '';
  const isSameOrigin = /^\/(?![/\\])[^\u0000-\u001f\\]*$/.test(next) && next.length <= 2_000;
  return isSameOrigin && !/^\/(login|signup|logout|callback)(?:[/?#]|$)/.test(next) ? next : landing;
}
