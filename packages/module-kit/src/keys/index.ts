export { Opening } from './opening.tsx';
export { useShortcuts, type Shortcuts } from './use-shortcuts.ts';
