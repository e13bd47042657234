import type { SystemDefaults } from '@hamyar/contracts';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import type { Deps } from '../../platform/deps.ts';
import { featuresFor, licenseOf } from '../license/public.ts';
import { declaredLists } from './shared-lists.ts';
import { readSharedLists } from './system-defaults.repository.ts';

/** The shared lists for one person. Only the full admin gets the whole license; other people get its features. */
export async function systemDefaultsFor(deps: Deps, user: CurrentUser): Promise<SystemDefaults> {
  const reader = licenseOf(deps);
  const [stored, license] = await Promise.all([
    readSharedLists(deps.db, declaredLists(deps.modules), user),
    user.full_admin
      ? reader.onWire()
      : reader.current().then(({ features }) => ({ features: featuresFor(user, features) })),
  ]);
  return { ...stored, license };
}
