export type {
  Audience,
  CodeReference,
  Gate,
  GateContext,
  ModuleManifest,
  ModuleMenuItem,
  ModuleRoute,
  ModuleSettingsPage,
  ModuleSlotContribution,
  RegistryEntry,
  RouteMatch,
  SettingsMenuGroup,
  SlotId,
} from '@hamyar/contracts';
export { evaluateGate } from '@hamyar/contracts';
export * from './draft.ts';
export * from './failure.ts';
export * from './first-view.ts';
export * from './hooks.ts';
export * from './link.tsx';
export * from './module.ts';
export * from './platform.ts';
export * from './slot.tsx';
export * from './slots.ts';
