import type { Call } from './call.ts';

/** Addresses of the server that are not calls of its modules. */

/** Succeeds while the process runs. */
export const health: Call<void, null> = { name: 'health', method: 'GET', path: '/healthz', answer: 'none' };
/** Succeeds when the process can serve requests. */
export const READY_PATH = '/readyz';
export const METRICS_PATH = '/metrics';
/** The web socket of a tab. */
export const SOCKET_PATH = '/socket';
/** Route of public files, in Fastify's notation. */
export const PUBLIC_FILE_PATH = '/f/:name';

/** Address of a public file: a logo, a profile picture. */
export const publicFileUrl = (name: string): string => `/f/${encodeURIComponent(name)}`;
