import type { CurrentUser } from '../../platform/auth/current-user.ts';
import type { Deps } from '../../platform/deps.ts';
import { Expired } from '../../platform/http/app-errors.ts';
import { messages } from '../../platform/http/messages.ts';
import type { AnyEndpoint } from '../../platform/http/request-context.ts';
import { licenseOf } from './license-reader.service.ts';
import { staffMayWrite } from './license.rules.ts';

/**
 * After the grace period staff can read but no longer write; customers can still use their own data, and what is needed
 * to continue (login, logout, renewal) stays possible (decisions 2.19).
 * @throws Expired
 */
export async function checkLicense(
  deps: Pick<Deps, 'db' | 'broker' | 'modules' | 'clock'>,
  endpoint: AnyEndpoint,
  user: CurrentUser | null,
): Promise<void> {
  if (endpoint.method === 'GET' || endpoint.allowedWhenExpired || !user?.employee) return;
  const { state } = await licenseOf(deps).current();
  if (!staffMayWrite(state)) throw new Expired(messages.expiredWrite, 'LICENSE_EXPIRED');
}
