import type { RegistryEntry, RouteMatch } from '@hamyar/contracts';
import { loaderOf } from './registry.ts';

const done = new Set<string>();

/** Fetches the code of a path, and starts its data where the module offers that. A failure waits for the real visit. */
export function preloadPath(path: string, match: RouteMatch | null, entries: readonly RegistryEntry[]): void {
  if (!match || savesData()) return;
  const loader = loaderOf(match.module, entries);
  const { name, screen } = match.route;
  void loader
    .definition()
    .then((definition) => {
      definition.prefetch?.({ name, params: match.params, search: new URL(path, location.origin).searchParams });
      if (done.has(screen)) return undefined;
      done.add(screen);
      return loader.code(screen);
    })
    .catch(() => done.delete(screen));
}

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
