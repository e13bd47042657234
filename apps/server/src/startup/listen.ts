import type { FastifyInstance } from 'fastify';
import type { Config } from '../platform/config/config.ts';
import { startupErrors } from '../platform/config/messages.ts';
import { StartupError } from '../platform/config/startup-error.ts';

/** Opens the port. @returns the address for the browser @throws StartupError for a taken or forbidden port */
export async function listen(app: FastifyInstance, { host, port }: Config): Promise<string> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') throw new StartupError(startupErrors.portTaken(host, port), error);
    if (['EACCES', 'EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'].includes(code))
      throw new StartupError(startupErrors.portForbidden(host, port, code), error);
    throw error;
  }
  const address = app.server.address();
  const actual = typeof address === 'object' && address ? address.port : port;
  return `http://${host.includes(':') ? `[${host}]` : host}:${actual}`;
}
