import {
  evaluateGate,
  isRouteOpen,
  settingsRoutes,
  type GateContext,
  type ModuleTopBarLink,
  type RegistryEntry,
} from '@hamyar/contracts';

export interface TopBarLink extends ModuleTopBarLink {
  path: string;
}

/** The links that modules declare for the top bar and this person may open, in their order (spec 2.46-2.51). */
export function topBarLinks(modules: readonly RegistryEntry[], gates: GateContext): TopBarLink[] {
  const manifests = modules.map(({ manifest }) => manifest);
  return manifests
    .flatMap((manifest) =>
      (manifest.topBar ?? []).flatMap((link) => {
        const route = [...manifest.routes, ...settingsRoutes(manifest)].find(({ name }) => name === link.route);
        return route && isRouteOpen(route, manifest, manifests, gates) && evaluateGate(link.gate, gates)
          ? [{ ...link, path: route.path }]
          : [];
      }),
    )
    .sort((a, b) => a.order - b.order);
}
