import { getInstance } from '@module-federation/enhanced/runtime';
import { ENTRY_TIMEOUT_MS } from './load-retry.rules.ts';

const integrityByUrl = new Map<string, string>();
const absoluteUrl = (url: string) => new URL(url, location.origin).href;

function federationHost() {
  const instance = getInstance();
  if (!instance) throw new Error('the shell was built without Module Federation');
  return instance;
}

/**
 * Adds integrity and a time limit to the script elements of entries. The hashes of the chunks are in the entry. Called
 * once.
 */
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

/** Entries of the share scope whose failures are forgotten. */
const retriedShares = new WeakSet<object>();

/**
 * Lets a shared package whose files could not be loaded be requested again. The runtime keeps the rejected promise of
 * the first request, so that no dialog that needs the package would open before the page is loaded again.
 */
function forgetFailedShares(): void {
  for (const packages of Object.values(federationHost().shareScopeMap))
    for (const shared of Object.values(packages).flatMap((versions) => Object.values(versions))) {
      if (retriedShares.has(shared) || !shared.get) continue;
      retriedShares.add(shared);
      // the page itself may have requested it before
      shared.loading?.catch(() => {
        shared.loading = null;
      });
      const { get } = shared;
      shared.get = async () => {
        try {
          return await get();
        } catch (error) {
          shared.loading = null;
          throw error;
        }
      };
    }
}

export interface ContainerRequest {
  container: string;
  url: string;
  integrity: string | undefined;
  /** 0 at first. Each retry uses a container of its own, because the runtime never releases a container that failed. */
  attempt: number;
}

/** Loads the exposed `./module` of a container. */
export async function loadContainer({ container, url, integrity, attempt }: ContainerRequest): Promise<unknown> {
  forgetFailedShares();
  if (integrity) integrityByUrl.set(absoluteUrl(url), integrity);
  const name = attempt === 0 ? container : `${container}__again${attempt}`;
  // otherwise the runtime finds the global variable of the earlier attempt and fetches nothing
  if (attempt > 0) Reflect.set(globalThis, container, undefined);
  federationHost().registerRemotes([{ name, entry: url, entryGlobalName: container }]);
  return federationHost().loadRemote(`${name}/module`);
}
