import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { SESSION_COOKIE } from '../../platform/http/pipeline.ts';
import { authenticate, isStaffDevice, STAFF_DEVICE_COOKIE } from '../identity/public.ts';

/** Needs of {@link mayReadStaffFiles}. */
export type StaffAccessDeps = Pick<Deps, 'secrets' | 'clock'> & Parameters<typeof authenticate>[0];

/** Whether a request comes from a device on which an employee logged in before, so that it may prefetch staff files. */
export const isKnownToStaff = (deps: StaffAccessDeps, { cookies }: FastifyRequest): boolean =>
  isStaffDevice(deps.secrets, cookies[STAFF_DEVICE_COOKIE], deps.clock.unix());

/** Whether staff files may be read: from such a device, or with a session of an employee. */
export async function mayReadStaffFiles(deps: StaffAccessDeps, request: FastifyRequest): Promise<boolean> {
  if (isKnownToStaff(deps, request)) return true;
  const cookie = request.cookies[SESSION_COOKIE];
  const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
  const session = cookie
    ? await authenticate(deps, cookie, 'cookie')
    : token
      ? await authenticate(deps, token, 'bearer')
      : null;
  return session?.user.employee === true;
}
