/** Route of a public file of the manager (decisions 2.10), in Fastify's notation; it is found by its key alone. */
export const PUBLIC_MANAGED_FILE_PATH = '/f/:key/:name';

/** Address of a public file of the manager: it is downloaded, with `?inline=1` a picture or PDF is shown. */
export const publicManagedFileUrl = (key: string, name: string): string =>
  `/f/${encodeURIComponent(key)}/${encodeURIComponent(name)}`;
