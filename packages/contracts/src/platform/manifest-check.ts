import semver from 'semver';
import type { Audience } from './gate.ts';
import { AUDIENCES } from './gate.ts';
import { PLATFORM_VERSION, type ModuleManifest } from './manifest.ts';
import { type Claim, claimsOf, collide, inCommon, shellClaims } from './manifest-claims.ts';
import { manifestPart } from './manifest-part.ts';
import type { ModuleMenuGroup } from './menu.ts';

/** Two modules that cannot be in one page. */
export interface ManifestConflict {
  /** The module that loses the conflict: the one whose name the claim does not contain, otherwise the later name. */
  module: string;
  /** What collides, with which module, and how to solve it. */
  message: string;
}

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

/** Owner of {@link shellClaims} in messages; no module can have this name. */
const SHELL = 'the shell';

/**
 * Everything that two owners both claim, the shell's claims first: module names, paths, pages that one address fits,
 * names of routes, settings pages, menu items, parts of a slot, slots, notification links, synced drafts. Pages
 * and names of routes also within one module.
 */
export function manifestConflicts(manifests: readonly ModuleManifest[]): ManifestConflict[] {
  const conflicts = AUDIENCES.flatMap((audience) => conflictsOf(manifests, audience));
  return conflicts.filter(({ message }, index) => conflicts.findIndex((other) => other.message === message) === index);
}

function conflictsOf(manifests: readonly ModuleManifest[], audience: Audience): ManifestConflict[] {
  const held: Held[] = shellClaims.map((claim) => ({ owner: SHELL, claim }));
  const conflicts: ManifestConflict[] = [];
  const byName = [...manifests].sort((one, other) => (one.name < other.name ? -1 : 1));
  for (const manifest of byName) {
    const { name } = manifest;
    if (!manifest.audience.includes(audience)) continue;
    for (const claim of claimsOf(manifestPart(manifest, audience))) {
      const found = held.find((other) => collide(claim, other.claim, other.owner === name));
      if (!found) held.push({ owner: name, claim });
      else conflicts.push(conflictOf(found, { owner: name, claim }));
      // the module whose name the claim contains keeps it; no module can claim what the shell has
      if (found && keeps(claim, found)) Object.assign(found, { owner: name, claim });
    }
  }
  return conflicts;
}

interface Held {
  owner: string;
  claim: Claim;
}

const keeps = (claim: Claim, found: Held): boolean => claim.own && found.owner !== SHELL && !found.claim.own;

function conflictOf(found: Held, { owner, claim }: Held): ManifestConflict {
  const what = inCommon(claim, found.claim);
  if (found.owner === owner) return { module: owner, message: `${owner} has twice ${what}: ${claim.cure}` };
  const [module, keeper] = keeps(claim, found) ? [found.owner, owner] : [owner, found.owner];
  return { module, message: `${module} and ${keeper} both have ${what}: ${claim.cure}` };
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
