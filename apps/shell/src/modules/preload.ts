import { codeOfRoute, matchRoute, type RegistryEntry, type RouteMatch } from '@hamyar/contracts';
import { loaderOf } from './loader-registry.ts';

/** `tickets/TicketsScreen`: two modules may name their code alike. */
const preloadedCode = new Set<string>();

/** Fetches the code of a route before the visit. A failure is ignored: the visit tries again and reports it. */
export function preloadRoute(match: RouteMatch | null, entries: readonly RegistryEntry[]): void {
  if (!match || isDataSaverOn()) return;
  for (const code of codeOfRoute(match.route)) {
    const name = `${match.module}/${code}`;
    if (preloadedCode.has(name)) continue;
    preloadedCode.add(name);
    loaderOf(match.module, entries)
      .code(code)
      .catch(() => preloadedCode.delete(name));
  }
}

/** The shared packages that the code of an address uses. */
export function sharedOfPage(entries: readonly RegistryEntry[], path: string): readonly string[] {
  const match = matchRoute(
    entries.map(({ manifest }) => manifest),
    path,
  );
  const entry = entries.find(({ manifest }) => manifest.name === match?.module);
  return match && entry ? [...new Set(codeOfRoute(match.route).flatMap((code) => entry.uses[code] ?? []))] : [];
}

const isDataSaverOn = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
