import { evaluateGate } from '@hamyar/contracts';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import type { AppDeps } from '../../platform/deps.ts';
import { Forbidden, NotFound } from '../../platform/http/app-errors.ts';
import type { AnyEndpoint } from '../../platform/http/request-context.ts';
import { licenseOf } from '../license/public.ts';
import { settingsOf, toSystemSettings } from '../settings/public.ts';

/**
 * Closes the calls whose contract names a gate. A visitor is answered as by a call that does not exist, a logged-in person
 * that the feature is missing (decisions 2.0 "Errors").
 * @throws NotFound, Forbidden
 */
export async function checkGate(deps: AppDeps, { gate }: AnyEndpoint, user: CurrentUser | null): Promise<void> {
  if (gate === undefined) return;
  const [reading, { features }] = await Promise.all([settingsOf(deps).current(), licenseOf(deps).current()]);
  const open = evaluateGate(gate, {
    audience: user?.employee ? 'staff' : 'customer',
    user: user && { ...user, permissions: user.effective_permissions },
    features,
    settings: { ...toSystemSettings(reading, { version: deps.version, features }) },
  });
  if (!open) throw user ? new Forbidden() : new NotFound();
}
