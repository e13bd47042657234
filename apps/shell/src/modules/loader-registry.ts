import type { RegistryEntry } from '@hamyar/contracts';
import { LoadError } from './load-error.ts';
import { ModuleLoader } from './module-loader.ts';

const loaders = new Map<string, ModuleLoader>();

/** Whether the entry of this container is being loaded or evaluated now. */
export const isEntryLoading = (container: string): boolean => loaders.get(container)?.state.name === 'entry';

/**
 * The loader of a module by its logical name. One per container, so that a tab stays on the release with which it
 * started.
 */
export function loaderOf(module: string, entries: readonly RegistryEntry[]): ModuleLoader {
  const entry = entries.find((candidate) => candidate.manifest.name === module);
  if (!entry) throw new LoadError('version', `the module ${module} is not in the registry`);
  const known = loaders.get(entry.container);
  if (known) return known;
  const loader = new ModuleLoader(entry);
  loaders.set(entry.container, loader);
  return loader;
}
