import { channels, SETUP_TASKS, type Feature, type SetupTask } from '@hamyar/contracts';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import type { Deps, ServerModule } from '../../platform/deps.ts';
import { Nok } from '../../platform/http/app-errors.ts';
import { fillMessage } from '../../platform/http/messages.ts';
import { insertSocketEvents } from '../../platform/realtime/socket-event.repository.ts';
import { licenseOf } from '../license/public.ts';
import { audit, type Actor } from '../logs/public.ts';
import { messages } from './messages.ts';
import { exchangeState, readGroups } from './setting.repository.ts';
import { settingsOf, storedSettings } from './settings-reader.service.ts';
import type { SettingsValues } from './settings-values.ts';

/** Whether a task of the setup is done, by what a module knows. */
export type SetupCheck = (db: AnyDb, settings: SettingsValues) => boolean | Promise<boolean>;

declare module '../../platform/deps.ts' {
  interface ServerModule {
    /** Tasks of the setup that the module can tell to be done; one module that says so is enough. */
    readonly setupChecks?: Readonly<Partial<Record<SetupTask, SetupCheck>>>;
  }
}

/** Without the license feature a task cannot be done, and counts as done (decisions 2.26). */
const LICENSED: Readonly<Partial<Record<SetupTask, Feature>>> = { shift: 'workingshift' };

async function isDone(
  modules: readonly ServerModule[],
  task: SetupTask,
  [db, settings]: Parameters<SetupCheck>,
): Promise<boolean> {
  for (const { setupChecks } of modules) if (await setupChecks?.[task]?.(db, settings)) return true;
  return false;
}

/**
 * Marks the setup as complete, when its tasks are done (spec 4.6, 7.18). A setup that was completed before stays so.
 * @throws Nok SETUP_INCOMPLETE with the tasks that are not done
 */
export async function finishSetup(deps: Deps, actor: Actor): Promise<void> {
  const { features } = await licenseOf(deps).current();
  await withTransaction(deps.db, async (trx) => {
    await readGroups(trx, { lock: true });
    const settings = await storedSettings(trx);
    const missing: SetupTask[] = [];
    for (const task of SETUP_TASKS) {
      const feature = LICENSED[task];
      if (feature && !features.includes(feature)) continue;
      if (!(await isDone(deps.modules, task, [trx, settings]))) missing.push(task);
    }
    if (missing.length > 0) {
      const tasks = missing.map((task) => messages.tasks[task]).join('، ');
      throw new Nok('SETUP_INCOMPLETE', { tasks: missing }, fillMessage(messages.setupIncomplete, { tasks }));
    }
    if ((await exchangeState(trx, 'system_configed', true, deps.clock.now())) === true) return;
    await settingsOf(deps).changed(trx);
    const data = { group: 'systemInformation', public: true };
    await insertSocketEvents(deps, trx, [{ channel: channels.system(), name: 'settings.changed', data }], null);
    await audit(deps, trx, actor, {
      action: 'settings.finish_setup',
      object_type: 'setting',
      object_name: 'system_configed',
      before: { system_configed: false },
      after: { system_configed: true },
    });
  });
}
