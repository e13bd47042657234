import type { FastifyRequest } from 'fastify';
import type { Config } from '../../platform/config/config.ts';

/**
 * Origin of the pages for visitors, as search engines shall know it: the host of the customers, where the installation
 * has one. Null on the host of the staff, which has no such pages.
 */
export const visitorOrigin = (
  { staffHost, customerHost }: Pick<Config, 'staffHost' | 'customerHost'>,
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
): string | null => (host === staffHost ? null : `${protocol}://${customerHost ?? host}`);
