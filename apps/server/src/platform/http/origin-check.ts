import type { FastifyRequest } from 'fastify';
import type { Credential } from '../auth/current-user.ts';
import { Forbidden } from './app-errors.ts';
import { messages } from './messages.ts';

/** Origin of the page as the browser sees it, from the host and protocol that trusted proxies report. */
export function requestOrigin(request: FastifyRequest): string {
  return `${request.protocol}://${request.host}`;
}

/**
 * Refuses a change that another site makes a browser send (design/api.md "Sessions"). A request with a cookie must have
 * X-Requested-With and a same-origin Origin or Sec-Fetch-Site; other requests may lack them, but must never name
 * another site.
 * @throws Forbidden with code FOREIGN_ORIGIN.
 */
export function checkOrigin(request: FastifyRequest, via: Credential | null): void {
  const { origin, 'sec-fetch-site': site, 'x-requested-with': marker } = request.headers;
  const foreign =
    (site !== undefined && site !== 'same-origin' && site !== 'none') ||
    (origin !== undefined && !sameHost(origin, request.host));
  const unproven = via === 'cookie' && (marker === undefined || (site === undefined && origin === undefined));
  if (foreign && via !== 'bearer') throw foreignOriginError();
  if (unproven) throw foreignOriginError();
}

const foreignOriginError = () => new Forbidden('FOREIGN_ORIGIN', messages.foreignOrigin);

function sameHost(origin: string, host: string): boolean {
  try {
    return new URL(origin).host === host.replace(/:(80|443)$/, '') || new URL(origin).host === host;
  } catch {
    return false;
  }
}
