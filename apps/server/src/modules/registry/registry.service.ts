import { userRegistry, type Audience, type RegistrySnapshot, type SystemSettings } from '@hamyar/contracts';
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
  const releases = built.releases.filter((r) => active.has(`${r.manifest.name} ${r.audience} ${r.manifest.version}`));
  return {
    /** The modules that one person may use; a module whose gate is closed is left out (module-platform 1). */
    snapshotFor({ audience, user, features, settings }: RegistryRequest): RegistrySnapshot {
      const modules = userRegistry(releases, {
        audience,
        features,
        settings: { ...settings },
        user: user && { ...user, permissions: user.effective_permissions },
      });
      const id = createHash('sha256')
        .update(modules.map((m) => `${m.container} ${m.integrity[m.entry] ?? ''}`).join('\n'))
        .digest('hex')
        .slice(0, 16);
      return { id, modules };
    },
  };
}

export type Registry = ReturnType<typeof makeRegistry>;

/** Reads the active releases; call it after {@link syncReleases}. */
export async function openRegistry(deps: Pick<Deps, 'db'>, built: BuiltFiles): Promise<Registry> {
  return makeRegistry(built, await readActive(deps.db));
}
