import { isRouteOpen, type GateContext, type RegistryEntry } from '@hamyar/contracts';

/** Path of the page that replaces a dashboard without widgets; undefined when no module has one. */
export function landingPath(modules: readonly RegistryEntry[], gates: GateContext): string | undefined {
  const manifests = modules.map(({ manifest }) => manifest);
  return manifests
    .flatMap((manifest) =>
      manifest.routes.filter((route) => route.landing && isRouteOpen(route, manifest, manifests, gates)),
    )
    .at(0)?.path;
}
