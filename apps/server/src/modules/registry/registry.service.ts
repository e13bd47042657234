import {
  AUDIENCES,
  closedPaths,
  isVisitorPage,
  slotProblems,
  userRegistry,
  VISITOR_AUDIENCE,
  visitorRegistry,
  visitorRoutes,
  type Audience,
  type GateContext,
  type ModuleRelease,
  type ModuleRoute,
  type RegistrySnapshot,
  type SystemSettings,
} from '@hamyar/contracts';
import { fittingManifests, unmetNeeds } from '@hamyar/contracts/schemas';
import { createHash } from 'node:crypto';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import type { Deps } from '../../platform/deps.ts';
import type { BuiltFiles } from '../../platform/html/built-files.ts';
import { activateRelease, readActive } from './module-release.repository.ts';

/** Updates the table of releases from the build's files; runs at the start of every web node. */
export async function syncReleases(deps: Pick<Deps, 'db' | 'clock'>, built: BuiltFiles): Promise<void> {
  for (const release of built.releases) await activateRelease(deps.db, release, deps.clock.now());
}

/** The person of a registry, and what the gates depend on. */
export interface RegistryRequest {
  audience: Audience;
  user: CurrentUser | null;
  features: readonly string[];
  settings: SystemSettings;
}

/** What the gates of pages for visitors depend on. */
export type VisitorGates = Pick<RegistryRequest, 'features' | 'settings'>;

const visitorContext = ({ features, settings }: VisitorGates): GateContext => ({
  audience: VISITOR_AUDIENCE,
  user: null,
  features,
  settings: { ...settings },
});

/**
 * Builds registries from the active releases that this node can serve.
 * @param active as `module audience version`, the modules in the order in which they came to this installation
 */
export function makeRegistry(built: BuiltFiles, active: ReadonlySet<string>) {
  const nameOf = ({ manifest, audience }: ModuleRelease) => `${manifest.name} ${audience} ${manifest.version}`;
  const served = built.releases.filter((release) => active.has(nameOf(release)));
  const order = [...active];
  const age = (release: ModuleRelease) => order.indexOf(nameOf(release));
  const { releases, refusals, problems, warnings } = fittingReleases(served, age);
  const accepted = releases.filter(({ container }) => !refusals.has(container));
  return {
    /** Modules that were left out or refused, and how to solve it, in English for the log. */
    warnings,
    /** What modules run without: entries that another module has, parts of slots that nobody offers. For the log. */
    problems,
    /** Whether a module opens a page to visitors. */
    isVisitorPage: (path: string, about: VisitorGates): boolean => isVisitorPage(path, accepted, visitorContext(about)),
    /** The routes that modules open to visitors. */
    visitorRoutes: (about: VisitorGates): ModuleRoute[] => visitorRoutes(accepted, visitorContext(about)),
    /**
     * The modules that a person may use, or the pages that are open to a visitor. Nothing is sent of a module whose
     * gate is closed (module-platform 1), except to an employee that its addresses exist.
     */
    snapshotFor({ audience, user, features, settings }: RegistryRequest): RegistrySnapshot {
      const context = {
        audience,
        features,
        settings: { ...settings },
        user: user && { ...user, permissions: user.effective_permissions },
      };
      const open = user ? userRegistry(releases, context) : visitorRegistry(releases, context);
      const modules = open.map((entry) => {
        const refused = refusals.get(entry.container);
        return refused === undefined ? entry : { ...entry, refused };
      });
      const id = createHash('sha256')
        .update(modules.map((m) => `${m.container} ${m.integrity[m.entry] ?? ''}`).join('\n'))
        .digest('hex')
        .slice(0, 16);
      const closed = user ? closedPaths(releases, open, context) : [];
      return { id, modules, ...(closed.length > 0 && { closed }) };
    },
  };
}

/**
 * Finds releases that cannot work together, for each edition: of two with the same claim the later one is left out, or
 * runs without the entry, and one with unmet requirements is refused (the shell shows an error card). Problems of slots
 * are only reported.
 * @param age sorts the releases by the time their modules came here
 */
function fittingReleases(served: readonly ModuleRelease[], age: (release: ModuleRelease) => number) {
  const releases: ModuleRelease[] = [];
  const warnings: string[] = [];
  const problems: string[] = [];
  for (const audience of AUDIENCES) {
    const ofEdition = served.filter((release) => release.audience === audience);
    const byAge = [...ofEdition].sort((one, other) => age(one) - age(other));
    const { manifests, leftOut, dropped } = fittingManifests(byAge.map(({ manifest }) => manifest));
    releases.push(
      ...ofEdition.flatMap((release) => {
        const manifest = manifests.get(release.manifest);
        return manifest ? [{ ...release, manifest }] : [];
      }),
    );
    warnings.push(...leftOut.map(({ message }) => message));
    problems.push(...dropped.map(({ module, message }) => `${message}; ${module} runs without it`));
    problems.push(...slotProblems([...manifests.values()]));
  }
  const refusals = new Map<string, string>();
  // a module may require one that exists only for the other audience, because it uses its calls and not its screens
  const manifests = releases.map(({ manifest }) => manifest);
  for (const { container, manifest } of releases) {
    const unmet = unmetNeeds(manifest, manifests);
    if (unmet.length > 0) refusals.set(container, unmet.join('; '));
  }
  return { releases, refusals, problems, warnings: [...warnings, ...refusals.values()] };
}

export type Registry = ReturnType<typeof makeRegistry>;

/** Reads the active releases; call it after {@link syncReleases}. */
export async function openRegistry(deps: Pick<Deps, 'db'>, built: BuiltFiles): Promise<Registry> {
  return makeRegistry(built, await readActive(deps.db));
}
