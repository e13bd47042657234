import semver from 'semver';
import type { Audience } from './gate.ts';
import { AUDIENCES } from './gate.ts';
import { PLATFORM_VERSION, type ModuleManifest } from './manifest.ts';
import { manifestPart } from './manifest-part.ts';

/** Two modules that cannot be in one page. */
export interface ManifestConflict {
  /**
   * The module that loses a conflict: the one whose name the claimed thing does not contain, otherwise the later name.
   */
  module: string;
  /** What collides, with whom, and the cure. */
  message: string;
}

/**
 * What a module needs and this installation does not have: the version of the shell, other modules. Each message says the
 * cure. Checked at build against the workspace and by the server against the releases in force.
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

/** Everything that two modules both claim: paths, names of routes and settings pages, menu items, parts of a slot, slots, tags. */
export function manifestConflicts(manifests: readonly ModuleManifest[]): ManifestConflict[] {
  const conflicts = AUDIENCES.flatMap((audience) => conflictsOf(manifests, audience));
  return conflicts.filter(({ message }, index) => conflicts.findIndex((other) => other.message === message) === index);
}

function conflictsOf(manifests: readonly ModuleManifest[], audience: Audience): ManifestConflict[] {
  const owners = new Map<string, string>();
  const conflicts: ManifestConflict[] = [];
  const byName = [...manifests].sort((one, other) => (one.name < other.name ? -1 : 1));
  for (const manifest of byName) {
    if (!manifest.audience.includes(audience)) continue;
    for (const { key, what, own, cure } of claimsOf(manifestPart(manifest, audience))) {
      const owner = owners.get(key);
      if (owner === undefined) owners.set(key, manifest.name);
      if (owner === undefined || owner === manifest.name) continue;
      // the module whose name the claimed thing contains keeps it
      if (own) owners.set(key, manifest.name);
      const module = own ? owner : manifest.name;
      const keeper = own ? manifest.name : owner;
      conflicts.push({ module, message: `${module} and ${keeper} both have ${what}: ${cure}` });
    }
  }
  return conflicts;
}

interface Claim {
  key: string;
  what: string;
  /** The claim contains the module's own name. */
  own: boolean;
  cure: string;
}

function claimsOf({
  name,
  routes,
  menu = [],
  settingsPages = [],
  slots = [],
  offers = [],
  tags = [],
}: ModuleManifest): Claim[] {
  const claim = (kind: string, value: string, cure: string, own = false): Claim => ({
    key: `${kind} ${value}`,
    what: `the ${kind} ${value}`,
    own,
    cure,
  });
  // all pages with the same first segment belong to one module: a parameter of one would match the words of the other
  const folders = [...new Set(routes.map(({ path }) => path.split('/')[1]!))].filter((folder) => folder !== 'settings');
  return [
    ...folders.map((folder) =>
      claim('path', `/${folder}`, 'move its pages below a segment of its own', folder === name),
    ),
    ...routes
      .filter(({ path }) => path === '/settings')
      .map(({ path }) => claim('path', path, 'only one module frames the settings', name === 'settings')),
    ...settingsPages.map((page) => claim('settings page', page.path, 'give one of them another path')),
    ...menu.map((item) =>
      claim('menu item', `${item.group}/${item.route}`, 'a menu item opens a route of its own module'),
    ),
    ...slots.map((part) => claim('part', `${part.slot}/${part.name}`, 'give one of them another name')),
    ...offers.map((slot) =>
      claim('offer of the slot', slot, 'a slot is shown by one module', slot.startsWith(`${name}.`)),
    ),
    ...tags.map((tag) => claim('tag', tag, `begin it with the module's name and a slash`)),
  ];
}
