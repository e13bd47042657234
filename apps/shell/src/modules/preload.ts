import type { RegistryEntry, RouteMatch } from '@hamyar/contracts';
import { loaderOf } from './loader-registry.ts';

/** `tickets/TicketsScreen`: two modules may name a screen alike. */
const preloadedScreens = new Set<string>();

/** Fetches the code of a route before the visit. A failure is ignored: the visit tries again and reports it. */
export function preloadRoute(match: RouteMatch | null, entries: readonly RegistryEntry[]): void {
  if (!match || isDataSaverOn()) return;
  const { screen } = match.route;
  const name = `${match.module}/${screen}`;
  if (preloadedScreens.has(name)) return;
  preloadedScreens.add(name);
  loaderOf(match.module, entries)
    .code(screen)
    .catch(() => preloadedScreens.delete(name));
}

const isDataSaverOn = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
