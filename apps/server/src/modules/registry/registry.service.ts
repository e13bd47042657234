import {
  AUDIENCES,
  closedPaths,
  isVisitorPage,
  slotProblems,
  userRegistry,
  VISITOR_AUDIENCE,
  visitorRegistry,
  type Audience,
  type ModuleRelease,
  type RegistrySnapshot,
  type SystemSettings,
} from '@hamyar/contracts';
import { manifestConflicts, unmetNeeds } from '@hamyar/contracts/schemas';
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

/** Builds registries from the active releases that this node can serve. */
export function makeRegistry(built: BuiltFiles, active: ReadonlySet<string>) {
  const served = built.releases.filter((r) => active.has(`${r.manifest.name} ${r.audience} ${r.manifest.version}`));
  const { releases, refusals, problems, warnings } = fittingReleases(served);
  return {
    /** Modules that were left out or refused, and how to solve it, in English for the log. */
    warnings,
    /** Problems of slots between modules, for the log; they do not prevent the start. */
    problems,
    /** Whether a module opens a page to visitors. */
    isVisitorPage: (path: string, { features, settings }: Pick<RegistryRequest, 'features' | 'settings'>): boolean =>
      isVisitorPage(path, releases, {
        audience: VISITOR_AUDIENCE,
        user: null,
        features,
        settings: { ...settings },
      }),
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
 * Finds releases that cannot work together, for each edition: of two with the same claim one is left out, and one with
 * unmet requirements is refused (the shell shows an error card). Problems of slots are only reported.
 */
function fittingReleases(served: readonly ModuleRelease[]) {
  const releases: ModuleRelease[] = [];
  const warnings: string[] = [];
  const problems: string[] = [];
  for (const audience of AUDIENCES) {
    const ofEdition = served.filter((release) => release.audience === audience);
    const conflicts = manifestConflicts(ofEdition.map(({ manifest }) => manifest));
    const dropped = new Set(conflicts.map(({ module }) => module));
    const kept = ofEdition.filter(({ manifest }) => !dropped.has(manifest.name));
    releases.push(...kept);
    warnings.push(...conflicts.map(({ message }) => message));
    problems.push(...slotProblems(kept.map(({ manifest }) => manifest)));
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
