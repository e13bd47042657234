import { channels, type License } from '@hamyar/contracts';
import { withTransaction } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { ValidationFailed } from '../../platform/http/app-errors.ts';
import { insertSocketEvents } from '../../platform/realtime/socket-event.repository.ts';
import { audit, type Actor } from '../logs/public.ts';
import { settingsOf } from '../settings/public.ts';
import { scheduleTransition, recordLicenceStatus } from './licence-clock.job.ts';
import { licenceOf } from './licence-reader.service.ts';
import { insertLicence } from './licence.repository.ts';
import { licenceState, readLicence } from './licence.rules.ts';
import { messages } from './messages.ts';

/**
 * Installs a licence by its code, checked offline, and informs every open screen (decisions 2.19). @throws
 * ValidationFailed
 */
export async function installLicence(deps: Deps, actor: Actor, code: string): Promise<License> {
  const licence = licenceOf(deps);
  const { demo, last_seen } = await settingsOf(deps).current();
  const claims = readLicence(code, licence.keys, { demo });
  if (!claims) throw new ValidationFailed([{ field: 'code', code: 'LICENCE_INVALID', message: messages.invalid }]);
  if (licenceState(claims, deps.clock.unix()) === 'expired')
    throw new ValidationFailed([{ field: 'code', code: 'LICENCE_ENDED', message: messages.ended }]);
  await withTransaction(deps.db, async (trx) => {
    const state = licenceState(claims, Math.max(deps.clock.unix(), last_seen));
    await recordLicenceStatus(deps, trx, { claims, state });
    await scheduleTransition(deps, trx, { claims });
    await deps.jobs.add(trx, 'licence.notify', {}, { key: 'licence.notify' });
    await insertLicence(trx, {
      code: code.replace(/\s+/g, ''),
      claims,
      at: deps.clock.now(),
      by: actor.caller?.id ?? null,
    });
    await insertSocketEvents(deps, trx, [{ channel: channels.system(), name: 'license.changed', data: {} }], null);
    await audit(deps, trx, actor, {
      action: 'licence.install',
      object_type: 'licence',
      object_name: claims.id,
      after: { ...claims },
    });
    await licence.changed(trx);
  });
  return licence.onWire();
}
