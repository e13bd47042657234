import { staffOnlyPaths } from './staff-only.ts';

/**
 * Takes the calls that only staff may make out of the list of paths, for everything a customer's browser loads: the
 * list is one object and would otherwise name them all (design/module-platform.md 5).
 */
export default function customerPathsLoader(source: string): string {
  return staffOnlyPaths().reduce((text, path) => text.replace(new RegExp(`\\b\\w+: '${path}',?[ ]?`), ''), source);
}
