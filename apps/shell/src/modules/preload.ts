import type { RegistryEntry, RouteMatch } from '@hamyar/contracts';
import { loaderOf } from './loader-registry.ts';

const preloadedScreens = new Set<string>();

/** Fetches the code of a path, and starts its data where the module offers that. A failure waits for the real visit. */
export function preloadPath(path: string, match: RouteMatch | null, entries: readonly RegistryEntry[]): void {
  if (!match || isDataSaverOn()) return;
  const loader = loaderOf(match.module, entries);
  const { name, screen } = match.route;
  void loader
    .definition()
    .then((definition) => {
      definition.prefetch?.({ name, params: match.params, search: new URL(path, location.origin).searchParams });
      if (preloadedScreens.has(screen)) return undefined;
      preloadedScreens.add(screen);
      return loader.code(screen);
    })
    .catch(() => preloadedScreens.delete(screen));
}

const isDataSaverOn = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
