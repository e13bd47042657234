import semver from 'semver';
import { PLATFORM_VERSION, type ModuleManifest } from './manifest.ts';
import type { ModuleMenuGroup } from './menu.ts';

/**
 * The unmet requirements of a module: the version of the shell, other modules. Each message says how to solve it.
 * Checked at build against the workspace, and by the server against the current releases.
 */
export function unmetNeeds(manifest: ModuleManifest, modules: readonly ModuleManifest[]): string[] {
  const unmet: string[] = [];
  const { name, platform, requires = {}, optional = {} } = manifest;
  if (!semver.satisfies(PLATFORM_VERSION, platform, { includePrerelease: true }))
    unmet.push(
      `${name} needs the platform range ${platform}, this shell is ${PLATFORM_VERSION}: build it against this shell, or ship the shell first`,
    );
  for (const [needed, range] of [...Object.entries(requires), ...Object.entries(optional)]) {
    const found = modules.find((other) => other.name === needed);
    if (!found && needed in requires)
      unmet.push(`${name} needs the module ${needed} ${range}, which is not here: ship it first`);
    if (found && !semver.satisfies(found.version, range, { includePrerelease: true }))
      unmet.push(
        `${name} needs the module ${needed} ${range}, here is ${found.version}: ship that version first, or widen the range`,
      );
  }
  return unmet;
}

/** Groups that items name and nobody declares, a sentence each: such an item would stand in a group of its own. */
export function undeclaredGroups(
  manifests: readonly Pick<ModuleManifest, 'name' | 'menu' | 'menuGroups' | 'settingsPages' | 'settingsMenuGroups'>[],
): string[] {
  const namesOf = (groups: readonly ModuleMenuGroup[]) => new Set(groups.map(({ name }) => name));
  const menu = namesOf(manifests.flatMap(({ menuGroups: groups = [] }) => groups));
  const settings = namesOf(manifests.flatMap(({ settingsMenuGroups: groups = [] }) => groups));
  return manifests.flatMap((manifest) => [
    ...(manifest.menu ?? [])
      .filter(({ group }) => !menu.has(group))
      .map(
        ({ group, route }) =>
          `${manifest.name}: ${route} is in the group ${group} of the menu, which nobody has: declare it in menuGroups`,
      ),
    ...(manifest.settingsPages ?? [])
      .filter(({ group }) => !settings.has(group))
      .map(
        ({ group, path }) =>
          `${manifest.name}: ${path} is in the group ${group} of the settings menu, which nobody has: declare it in settingsMenuGroups`,
      ),
  ]);
}
