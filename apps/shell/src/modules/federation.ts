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

/** What has to be known to load a container. */
export interface ContainerRequest {
  container: string;
  url: string;
  integrity: string | undefined;
  /** 0 at first. Each repetition gets a container of its own: the runtime keeps one that failed half-way for ever. */
  attempt: number;
}

/** Loads what a container exposes as `./module`. */
export async function loadContainer({ container, url, integrity, attempt }: ContainerRequest): Promise<unknown> {
  if (integrity) integrityByUrl.set(absoluteUrl(url), integrity);
  const name = attempt === 0 ? container : `${container}__again${attempt}`;
  // without this the runtime takes what an earlier attempt left under the entry's global name and fetches nothing
  if (attempt > 0) Reflect.set(globalThis, container, undefined);
  federationHost().registerRemotes([{ name, entry: url, entryGlobalName: container }]);
  return federationHost().loadRemote(`${name}/module`);
}
