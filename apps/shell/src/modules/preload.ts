import { matchRoute, type RegistryEntry, type RouteMatch } from '@hamyar/contracts';
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

/** The shared packages that the screen of an address uses. */
export function sharedOfPage(entries: readonly RegistryEntry[], path: string): readonly string[] {
  const match = matchRoute(
    entries.map(({ manifest }) => manifest),
    path,
  );
  const entry = entries.find(({ manifest }) => manifest.name === match?.module);
  return (match && entry?.uses[match.route.screen]) ?? [];
}

const isDataSaverOn = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
