/** Pages of the shell itself, by the name of their route. */
export const SHELL_PATHS = { index: '/', editProfile: '/editProfile' } as const;

/** Pages on which people log in; the server answers them before it asks for a session (spec 2.2). */
export const LOGIN_PATHS = ['/login', '/signup'] as const;

/** Paths that the server redirects to the login (spec 2.2). */
export const LOGOUT_PATHS = ['/logout', '/callback'] as const;

/** What the server answers itself below its own first segments: calls, files, the socket, its state. */
const SERVER_FOLDERS = ['/api', '/m', '/s', '/socket', '/dev', '/healthz', '/readyz', '/metrics'] as const;

/** Paths that no module may have; nothing below them can be a page of a module either. */
export const RESERVED_PATHS: readonly string[] = [
  ...Object.values(SHELL_PATHS),
  ...LOGIN_PATHS,
  ...LOGOUT_PATHS,
  ...SERVER_FOLDERS,
];
