import {
  health,
  ICON_PATH,
  METRICS_PATH,
  PUBLIC_FILE_PATH,
  READY_PATH,
  ROBOTS_PATH,
  SITEMAP_PART_PATH,
  SITEMAP_PATH,
  SOCKET_PATH,
} from '../addresses.ts';

/** Pages of the shell itself, by the name of their route. */
export const SHELL_PATHS = { index: '/', editProfile: '/editProfile' } as const;

/** Login pages; the server sends them without a session (spec 2.2). */
export const LOGIN_PATHS = ['/login', '/signup'] as const;

/** Paths that the server redirects to the login (spec 2.2). */
export const LOGOUT_PATHS = ['/logout', '/callback'] as const;

/** Calls, built files, and what `npm run dev` sends to open pages. */
const SERVER_FOLDERS = ['/api', '/m', '/s', '/dev'] as const;

/**
 * What the server answers itself, by first segments. A test compares them with the routes of the real server, so that
 * a new route cannot be forgotten here.
 */
export const SERVER_PATHS: readonly string[] = [
  ...SERVER_FOLDERS,
  ...[
    health.path,
    READY_PATH,
    METRICS_PATH,
    SOCKET_PATH,
    PUBLIC_FILE_PATH,
    ICON_PATH,
    ROBOTS_PATH,
    SITEMAP_PATH,
    SITEMAP_PART_PATH,
  ].map((path) => `/${path.split('/')[1]!}`),
];

/** Paths that no module may use, including everything below them. */
export const RESERVED_PATHS: readonly string[] = [
  ...Object.values(SHELL_PATHS),
  ...LOGIN_PATHS,
  ...LOGOUT_PATHS,
  ...SERVER_PATHS,
];
