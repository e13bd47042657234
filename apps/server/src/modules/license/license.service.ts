import { channels, type License } from '@hamyar/contracts';
import { withTransaction } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { ValidationFailed } from '../../platform/http/app-errors.ts';
import { insertSocketEvents } from '../../platform/realtime/socket-event.repository.ts';
import { audit, type Actor } from '../logs/public.ts';
import { settingsOf } from '../settings/public.ts';
import { scheduleTransition, recordLicenseStatus } from './license-clock.job.ts';
import { licenseOf } from './license-reader.service.ts';
import { insertLicense } from './license.repository.ts';
import { licenseState, readLicense } from './license.rules.ts';
import { messages } from './messages.ts';

/**
 * Installs a license by its code, checked offline, and informs every open screen (decisions 2.19). @throws
 * ValidationFailed
 */
export async function installLicense(deps: Deps, actor: Actor, code: string): Promise<License> {
  const license = licenseOf(deps);
  const { demo, last_seen } = await settingsOf(deps).current();
  const claims = readLicense(code, license.keys, { demo });
  if (!claims) throw new ValidationFailed([{ field: 'code', code: 'LICENSE_INVALID', message: messages.invalid }]);
  if (licenseState(claims, deps.clock.unix()) === 'expired')
    throw new ValidationFailed([{ field: 'code', code: 'LICENSE_ENDED', message: messages.ended }]);
  await withTransaction(deps.db, async (trx) => {
    const state = licenseState(claims, Math.max(deps.clock.unix(), last_seen));
    await recordLicenseStatus(deps, trx, { claims, state });
    await scheduleTransition(deps, trx, { claims });
    await deps.jobs.add(trx, 'license.notify', {}, { key: 'license.notify' });
    await insertLicense(trx, {
      code: code.replace(/\s+/g, ''),
      claims,
      at: deps.clock.now(),
      by: actor.caller?.id ?? null,
    });
    await insertSocketEvents(deps, trx, [{ channel: channels.system(), name: 'license.changed', data: {} }], null);
    await audit(deps, trx, actor, {
      action: 'license.install',
      object_type: 'license',
      object_name: claims.id,
      after: { ...claims },
    });
    await license.changed(trx);
  });
  return license.onWire();
}
