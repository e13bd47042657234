import { PLATFORM_VERSION, type RegistryEntry } from '@hamyar/contracts';
import { failureKind, type FailureKind, type ModuleDefinition } from '@hamyar/module-sdk';
import { loadContainer } from './federation.ts';
import {
  MAX_ATTEMPTS,
  ENTRY_TIMEOUT_MS,
  CODE_TIMEOUT_MS,
  entryUrl,
  isTransient,
  satisfiesCaret,
  retryDelay,
} from './load-retry.rules.ts';
import { LoadError } from './load-error.ts';
import { probeFile, reloadFiles } from './file-probe.ts';

export type LoaderState =
  | { name: 'idle' | 'entry' | 'init' | 'ready' }
  | { name: 'failed'; kind: FailureKind }
  | { name: 'retrying'; attempt: number };

let codeLoaded: (module: string) => void = () => {};

/** Tells who hears that code of a module is there, before it draws anything. Called once by the shell. */
export function onCodeLoaded(listener: (module: string) => void): void {
  codeLoaded = listener;
}

/** Loads one module's container and its code. Nothing stays broken: a failure is forgotten before the next try. */
export class ModuleLoader {
  readonly entry: RegistryEntry;
  state: LoaderState = { name: 'idle' };
  #definition: Promise<ModuleDefinition> | null = null;
  #attempts = 0;
  /** Something failed since the last success: what the browser has kept may be the bad copy. */
  #doubtful = false;

  constructor(entry: RegistryEntry) {
    this.entry = entry;
  }

  /** The module's definition, once its entry runs. Rejects with a {@link LoadError}. */
  definition(): Promise<ModuleDefinition> {
    this.#definition ??= this.#load().catch((error: unknown) => {
      this.#definition = null;
      throw error;
    });
    return this.#definition;
  }

  /** What a code reference names. Rejects with a {@link LoadError}. */
  async code(reference: string): Promise<unknown> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        if (this.#doubtful) await reloadFiles(this.#urls(reference));
        const exported = await this.#export(reference);
        this.#doubtful = false;
        codeLoaded(this.entry.manifest.name);
        return exported;
      } catch (error) {
        this.#doubtful = true;
        const failed = asLoadError(error);
        // the entry has had its own repetitions
        const again = this.state.name === 'ready' && isTransient(failed.kind) && attempt + 1 < MAX_ATTEMPTS;
        if (!again) throw await this.#explained(reference, failed);
        await delay(retryDelay(attempt + 1, Math.random()));
      }
    }
  }

  async #export(reference: string): Promise<unknown> {
    const definition = await this.definition();
    const load = definition.code[reference];
    if (!load) throw new LoadError('version', `${this.entry.container} has no ${reference}`);
    const exported = (await withTimeout(load(), CODE_TIMEOUT_MS))[reference];
    if (exported === undefined) throw new LoadError('init', `${reference} is not exported`);
    return exported;
  }

  readonly #urls = (reference: string): string[] =>
    (this.entry.chunks[reference] ?? []).map((file) => this.entry.base + file);

  /** A chunk that did not load says no reason; its file does. */
  async #explained(reference: string, failed: LoadError): Promise<LoadError> {
    if (failed.kind !== 'network') return failed;
    for (const file of this.entry.chunks[reference] ?? []) {
      if (!file.endsWith('.js')) continue;
      const kind = await probeFile(this.entry.base + file, this.entry.integrity[file], ENTRY_TIMEOUT_MS);
      if (kind === 'integrity' || kind === 'not-javascript') return new LoadError(kind, failed.message, failed.cause);
    }
    return failed;
  }

  async #load(): Promise<ModuleDefinition> {
    const { manifest } = this.entry;
    if (!satisfiesCaret(PLATFORM_VERSION, manifest.platform)) {
      this.state = { name: 'failed', kind: 'version' };
      throw new LoadError(
        'version',
        `needs the platform range ${manifest.platform}, this shell is ${PLATFORM_VERSION}`,
      );
    }
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await this.#attempt();
      } catch (error) {
        const failed = asLoadError(error);
        if (!isTransient(failed.kind) || attempt + 1 >= MAX_ATTEMPTS) {
          this.state = { name: 'failed', kind: failed.kind };
          throw failed;
        }
        this.state = { name: 'retrying', attempt: attempt + 1 };
        await delay(retryDelay(attempt + 1, Math.random()));
      }
    }
  }

  async #attempt(): Promise<ModuleDefinition> {
    const { container, base, entry, integrity } = this.entry;
    const again = this.#attempts > 0;
    const url = entryUrl(base, entry, this.#attempts, Math.random());
    this.#attempts += 1;
    this.state = { name: 'entry' };
    try {
      const exposed = (await withTimeout(loadContainer(container, url, integrity[entry], again), CODE_TIMEOUT_MS)) as {
        module?: ModuleDefinition;
      } | null;
      this.state = { name: 'init' };
      if (!exposed?.module) throw new LoadError('init', `${container} exposes no module`);
      exposed.module.setup?.();
      this.state = { name: 'ready' };
      return exposed.module;
    } catch (error) {
      if (error instanceof LoadError && error.kind !== 'timeout') throw error;
      const kind = error instanceof LoadError ? error.kind : failureKind(error);
      // the runtime does not say why an entry failed; a crash inside the module is not the entry's fault
      const probed =
        kind === 'init' || kind === 'version' ? null : await probeFile(url, integrity[entry], ENTRY_TIMEOUT_MS);
      throw new LoadError(probed ?? kind, messageOf(error), error);
    }
  }
}

function withTimeout<Value>(work: Promise<Value>, ms: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new LoadError('timeout', `no answer within ${ms} ms`)), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

const asLoadError = (error: unknown) =>
  error instanceof LoadError ? error : new LoadError(failureKind(error), messageOf(error), error);
const messageOf = (error: unknown) => String((error as Error)?.message ?? error);
const delay = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
