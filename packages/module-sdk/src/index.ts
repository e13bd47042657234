export type {
  Audience,
  CodeReference,
  Gate,
  GateContext,
  IconSource,
  ModuleDeclaration,
  ModuleMenuGroup,
  ModuleMenuItem,
  ModuleRoute,
  ModuleSettingsPage,
  ModuleSlotContribution,
  ModuleSlots,
  ModuleTopBarLink,
  PageMetadata,
  RegistryEntry,
  ReceivedGate,
  RouteMatch,
  RouteName,
  RouteParam,
  RouteSearchKey,
  RouteTarget,
  RouteTitleParam,
  ShellSlot,
} from '@hamyar/contracts';
export { evaluateGate } from '@hamyar/contracts';
export * from './draft.ts';
export * from './failure.ts';
export * from './hooks.ts';
export { lazyPart } from './lazy-part.tsx';
export { OnDemandBoundary, type OnDemandBoundaryProps } from './on-demand-boundary.tsx';
export * from './link.tsx';
export * from './define-module.ts';
export * from './platform.ts';
export * from './recent.ts';
export * from './slot.tsx';
export * from './slot-contracts.ts';
