export { OnDemand, type OnDemandProps } from './on-demand.tsx';
export { useShortcuts, type Shortcuts } from './use-shortcuts.ts';
