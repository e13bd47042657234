import type { Audience, ForAudience } from './gate.ts';
import type { CodeReference, ModuleManifest, ModuleRoute } from './manifest.ts';
import { settingsRoutes } from './route.ts';

const serves = (part: ForAudience, audience: Audience) =>
  part.audience === undefined || part.audience.includes(audience);

/** The part of a manifest for one audience. It contains nothing of the other audience, not even names. */
export function manifestPart(manifest: ModuleManifest, audience: Audience): ModuleManifest {
  const own = <Part extends ForAudience>(parts: readonly Part[] = []) => parts.filter((part) => serves(part, audience));
  const part = ownParts(manifest, audience, own);
  const elsewhere = routeNames(manifest);
  const here = routeNames(part);
  // a notification about a page of the other audience; one about no page at all stays, and is refused
  const links = Object.entries(manifest.notificationLinks ?? {}).filter(
    ([, { route }]) => here.has(route) || !elsewhere.has(route),
  );
  return manifest.notificationLinks ? { ...part, notificationLinks: Object.fromEntries(links) } : part;
}

const routeNames = (manifest: ModuleManifest): ReadonlySet<string> =>
  new Set([...manifest.routes, ...settingsRoutes(manifest)].map(({ name }) => name));

function ownParts(
  manifest: ModuleManifest,
  audience: Audience,
  own: <Part extends ForAudience>(parts?: readonly Part[]) => Part[],
): ModuleManifest {
  return {
    ...manifest,
    audience: [audience],
    routes: own(manifest.routes),
    menuGroups: own(manifest.menuGroups),
    menu: own(manifest.menu),
    topBar: own(manifest.topBar),
    settingsMenuGroups: own(manifest.settingsMenuGroups),
    settingsPages: own(manifest.settingsPages).map((page) =>
      page.children ? { ...page, children: own(page.children) } : page,
    ),
    settingsLinks: own(manifest.settingsLinks),
    slots: own(manifest.slots),
    offers: own(manifest.offers),
    syncedDrafts: own(manifest.syncedDrafts),
  };
}

/** The code references of one page. */
export const codeOfRoute = ({ screen, parts = [] }: Pick<ModuleRoute, 'screen' | 'parts'>): CodeReference[] => [
  screen,
  ...parts,
];

/** Every code reference of a manifest part, each once. */
export function codeReferences(part: ModuleManifest): CodeReference[] {
  const references = [
    ...part.routes.flatMap(codeOfRoute),
    ...settingsRoutes(part).map((route) => route.screen),
    ...(part.slots ?? []).map((slot) => slot.code),
  ];
  return [...new Set(references)];
}
