import type { Call } from './call.ts';

/** Addresses of the server that are not calls of its modules. */

/** Succeeds while the process runs. */
export const health: Call<void, null> = { name: 'health', method: 'GET', path: '/healthz', answer: 'none' };
/** Succeeds when the process can serve requests. */
export const READY_PATH = '/readyz';
export const METRICS_PATH = '/metrics';
/** The web socket of a tab. */
export const SOCKET_PATH = '/socket';
/** The product's own icon, until an installation sets one. */
export const ICON_PATH = '/favicon.svg';
export const ROBOTS_PATH = '/robots.txt';
/** The list of all files that name the pages for search engines. */
export const SITEMAP_PATH = '/sitemap.xml';
/** Route of one such file, in Fastify's notation. */
export const SITEMAP_PART_PATH = '/sitemap/:file';
/** Route of files that everybody may see, in Fastify's notation. */
export const PUBLIC_FILE_PATH = '/f/:name';

/** Address of a public file: a logo, a profile picture. */
export const publicFileUrl = (name: string): string => `/f/${encodeURIComponent(name)}`;

/** Address of the picture of a person; null for nobody and for a person without one. */
export const pictureUrl = (
  person: { profile_picture_name?: string | null | undefined } | null | undefined,
): string | null => (person?.profile_picture_name ? publicFileUrl(person.profile_picture_name) : null);
