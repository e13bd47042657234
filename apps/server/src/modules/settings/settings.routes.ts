import * as contract from '@hamyar/contracts/schemas';
import type { Deps } from '../../platform/deps.ts';
import { ok, updated } from '../../platform/http/outcome.ts';
import { licenseOf } from '../license/public.ts';
import { toAllSettings, toSystemSettings } from './settings.presenter.ts';
import { settingsOf } from './settings-reader.service.ts';
import { messages } from './messages.ts';
import { saveSettings } from './settings.service.ts';
import { finishSetup } from './setup.service.ts';
import type { ModuleHost } from '../../platform/http/module-host.ts';

/** The settings by group, and the public settings (decisions 2.26). */
export function settingsRoutes(host: ModuleHost, deps: Deps, version: string): void {
  const reader = settingsOf(deps);
  const systemSettings = async () => {
    const [reading, { features }] = await Promise.all([reader.current(), licenseOf(deps).current()]);
    return toSystemSettings(reading, { version, features });
  };
  host.route(contract.systemSettingsGet, async () => ok(await systemSettings()));
  host.route(contract.settingsGet, async () => ok(toAllSettings(await reader.current())));
  host.route(contract.defaultSettings, () => ok(contract.freshSettings()));
  host.route(contract.settingsStore, async ({ body, caller, ip }) =>
    updated(await saveSettings(deps, { caller, ip }, body)),
  );
  host.route(contract.settingsUpdate, async ({ caller, ip }) => {
    await finishSetup(deps, { caller, ip });
    return updated(await systemSettings(), messages.setupFinished);
  });
}
