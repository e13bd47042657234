import { getInstance } from '@module-federation/enhanced/runtime';
import { ENTRY_TIMEOUT_MS } from './load-retry.rules.ts';

const integrityByUrl = new Map<string, string>();
const absoluteUrl = (url: string) => new URL(url, location.origin).href;

/** The host instance that the build made. */
function federationHost() {
  const instance = getInstance();
  if (!instance) throw new Error('the shell was built without Module Federation');
  return instance;
}

/** Gives entries their integrity and their time limit; the chunks' hashes are in the entry. Called once. */
export function enforceEntryIntegrity(): void {
  federationHost().registerPlugins([
    {
      name: 'hamyar-entries',
      createScript({ url }) {
        const script = document.createElement('script');
        script.src = url;
        script.async = true;
        const integrity = integrityByUrl.get(absoluteUrl(url));
        if (integrity) {
          script.integrity = integrity;
          script.crossOrigin = 'anonymous';
        }
        return { script, timeout: ENTRY_TIMEOUT_MS };
      },
    },
  ]);
}

/**
 * Loads what a container exposes as `./module`. `again` makes the runtime forget an earlier attempt, unless the entry has
 * run: then a chunk behind it failed, and forgetting the entry would take the shared packages of the page with it.
 */
export async function loadContainer(
  container: string,
  url: string,
  integrity: string | undefined,
  isRetry: boolean,
): Promise<unknown> {
  if (integrity) integrityByUrl.set(absoluteUrl(url), integrity);
  const hasRun = federationHost().moduleCache.get(container)?.inited ?? false;
  federationHost().registerRemotes([{ name: container, entry: url }], { force: isRetry && !hasRun });
  return federationHost().loadRemote(`${container}/module`);
}
