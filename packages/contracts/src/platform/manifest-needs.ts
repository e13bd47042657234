import type { Gate } from './gate.ts';
import type { ModuleManifest } from './manifest.ts';

/** Names of permissions, license features and settings. */
export interface GateNeeds {
  permissions: string[];
  features: string[];
  settings: string[];
}

/** All roles, permissions, features and settings that the gates of a manifest use, each once. */
export function needsOfGates(manifest: ModuleManifest): GateNeeds {
  const needs = { permissions: new Set<string>(), features: new Set<string>(), settings: new Set<string>() };
  const visit = (gate: Gate | undefined): void => {
    if (gate === undefined) return;
    if ('all' in gate) gate.all.forEach(visit);
    else if ('any' in gate) gate.any.forEach(visit);
    else if ('not' in gate) visit(gate.not);
    else if ('permission' in gate) needs.permissions.add(gate.permission);
    else if ('feature' in gate) needs.features.add(gate.feature);
    else if ('setting' in gate) needs.settings.add(gate.setting);
  };
  const { gate, routes, menu = [], settingsPages = [], slots = [] } = manifest;
  visit(gate);
  for (const part of [...routes, ...menu, ...settingsPages, ...slots]) visit(part.gate);
  return { permissions: [...needs.permissions], features: [...needs.features], settings: [...needs.settings] };
}
