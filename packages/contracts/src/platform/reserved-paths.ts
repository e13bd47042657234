/** Pages of the shell itself, by the name of their route. */
export const SHELL_PATHS = { index: '/', editProfile: '/editProfile' } as const;

/** Login pages; the server sends them without a session (spec 2.2). */
export const LOGIN_PATHS = ['/login', '/signup'] as const;

/** Paths that the server redirects to the login (spec 2.2). */
export const LOGOUT_PATHS = ['/logout', '/callback'] as const;

/** First segments of the server's own paths: calls, files, the socket, its health. */
const SERVER_FOLDERS = ['/api', '/m', '/s', '/socket', '/dev', '/healthz', '/readyz', '/metrics'] as const;

/** Paths that no module may use, including everything below them. */
export const RESERVED_PATHS: readonly string[] = [
  ...Object.values(SHELL_PATHS),
  ...LOGIN_PATHS,
  ...LOGOUT_PATHS,
  ...SERVER_FOLDERS,
];
