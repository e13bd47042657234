import { evaluateGate, type GateContext } from './gate.ts';
import type { ModuleManifest, ModuleRoute } from './manifest.ts';
import type { ModuleRelease, RegistryEntry } from './release.ts';
import { covers, isRouteOpen, matchRoute, settingsRoutes } from './route.ts';

/** The edition that visitors get: it contains nothing that only employees may see. */
export const VISITOR_AUDIENCE = 'customer';

/**
 * The registry of a visitor: only modules with pages that are open to visitors, and only these pages. `context.user` is
 * null.
 */
export function visitorRegistry(releases: readonly ModuleRelease[], context: GateContext): RegistryEntry[] {
  const edition = releases.filter(({ audience }) => audience === VISITOR_AUDIENCE);
  const manifests = edition.map(({ manifest }) => manifest);
  const all = manifests.flatMap((manifest) => [...manifest.routes, ...settingsRoutes(manifest)]);
  return edition
    .filter(({ manifest }) => evaluateGate(manifest.gate, context))
    .map((release) => visitorEntry(release, context))
    .filter(({ manifest }) => manifest.routes.length > 0)
    .map((entry) => {
      const ambiguous = ambiguousRoutes(entry.manifest.routes, all);
      return ambiguous.length > 0 ? { ...entry, ambiguous } : entry;
    });
}

/**
 * Open pages whose pattern also covers a closed one: `/kb/:id` covers `/kb/drafts`. The closed path must not be visible
 * to a visitor, so the browser only learns that the server has to decide.
 */
const ambiguousRoutes = (open: readonly ModuleRoute[], all: readonly ModuleRoute[]): string[] =>
  open
    .filter((route) => all.some(({ name, path }) => !open.some((o) => o.name === name) && covers(route.path, path)))
    .map(({ name }) => name);

/**
 * Whether a path is a page that is open to visitors now. All routes of the edition are matched, so that a closed page
 * such as `/kb/drafts` is not taken for the open page `/kb/:id`.
 */
export function isVisitorPage(path: string, releases: readonly ModuleRelease[], context: GateContext): boolean {
  const match = matchRoute(visitorManifests(releases), path);
  return match !== null && visitorRoutes(releases, context).includes(match.route);
}

/** All routes that are open to visitors now. */
export function visitorRoutes(releases: readonly ModuleRelease[], context: GateContext): ModuleRoute[] {
  const manifests = visitorManifests(releases);
  return manifests.flatMap((owner) =>
    owner.routes.filter((route) => route.visitors === true && isRouteOpen(route, owner, manifests, context)),
  );
}

const visitorManifests = (releases: readonly ModuleRelease[]): ModuleManifest[] =>
  releases.filter(({ audience }) => audience === VISITOR_AUDIENCE).map(({ manifest }) => manifest);

function visitorEntry(release: ModuleRelease, context: GateContext): RegistryEntry {
  const { name, version, title, owner, platform, audience, routes } = release.manifest;
  // without gates: the server has evaluated them, and a browser without a session knows no license features
  const open = routes
    .filter((route) => route.visitors === true && evaluateGate(route.gate, context))
    .map(({ gate: _, ...route }) => route);
  const manifest: ModuleManifest = { name, version, title, owner, platform, audience, routes: open };
  const ofPages = (files: Readonly<Record<string, string[]>>) =>
    Object.fromEntries(Object.entries(files).filter(([screen]) => open.some((route) => route.screen === screen)));
  const chunks = ofPages(release.chunks);
  const wanted = new Set([release.entry, ...Object.values(chunks).flat()]);
  const integrity = Object.fromEntries(Object.entries(release.integrity).filter(([file]) => wanted.has(file)));
  return { ...release, manifest, chunks, uses: ofPages(release.uses), integrity };
}
