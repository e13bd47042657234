import type { RegistryEntry } from '@hamyar/contracts';
import { failureKind, type FailureKind, type ModuleDefinition } from '@hamyar/module-sdk';
import { loadContainer } from './federation.ts';
import {
  ATTEMPT_TIMEOUT_MS,
  ENTRY_TIMEOUT_MS,
  MAX_ATTEMPTS,
  PART_BUDGET_MS,
  PROBE_TIMEOUT_MS,
  entryUrl,
  isTransient,
  retryDelay,
} from './load-retry.rules.ts';
import { LoadDeadline } from './load-deadline.ts';
import { LoadError } from './load-error.ts';
import { probeFile, reloadFiles } from './file-probe.ts';
import { abandonFiles, loadStyleSheet } from './style-sheet.ts';

export type LoaderState =
  | { name: 'idle' | 'entry' | 'init' | 'ready' }
  | { name: 'failed'; kind: FailureKind }
  | { name: 'retrying'; attempt: number };

let codeLoaded: (module: string) => void = () => {};

/** Calls the listener when code of a module is loaded, before it renders anything. Called once by the shell. */
export function onCodeLoaded(listener: (module: string) => void): void {
  codeLoaded = listener;
}

/**
 * Loads one module's container and its code. Every part has loaded or failed within {@link PART_BUDGET_MS} and one
 * probe. A failure is not kept: the next call tries again, except after what only another release can mend: an
 * incompatible version, or an endpoint that another module has.
 */
export class ModuleLoader {
  readonly entry: RegistryEntry;
  state: LoaderState = { name: 'idle' };
  #definition: Promise<ModuleDefinition> | null = null;
  #attempts = 0;
  /** Something failed since the last success: the copies in the browser's cache may be damaged. */
  #doubtful = false;
  #refused: LoadError | null = null;
  /** Code reference → why it can never run in this tab: evaluated again, it would be half of itself. */
  readonly #refusedCode = new Map<string, LoadError>();

  constructor(entry: RegistryEntry) {
    this.entry = entry;
  }

  /** The module's definition after its entry has run. Rejects with a {@link LoadError}. */
  definition(): Promise<ModuleDefinition> {
    this.#definition ??= this.#load(new LoadDeadline(PART_BUDGET_MS)).catch((error: unknown) => {
      this.#definition = null;
      throw error;
    });
    return this.#definition;
  }

  /** The export that a code reference names. Rejects with a {@link LoadError}. */
  async code(reference: string): Promise<unknown> {
    const deadline = new LoadDeadline(PART_BUDGET_MS);
    for (let attempt = 0; ; attempt += 1) {
      const refused = this.#refusedCode.get(reference);
      if (refused) throw refused;
      try {
        if (this.#doubtful) await reloadFiles(this.#urls(reference), Math.min(PROBE_TIMEOUT_MS, deadline.left));
        const exported = await this.#export(reference, deadline);
        this.#doubtful = false;
        codeLoaded(this.entry.manifest.name);
        return exported;
      } catch (error) {
        const failed = this.#noted(asLoadError(error));
        if (failed.kind === 'version') this.#refusedCode.set(reference, failed);
        const pause = retryDelay(attempt + 1, Math.random());
        // the entry has its own retries
        const again = this.state.name === 'ready' && isTransient(failed.kind) && attempt + 1 < MAX_ATTEMPTS;
        if (!again || deadline.left <= pause) throw await this.#explained(reference, failed);
        await delay(pause);
      }
    }
  }

  async #export(reference: string, deadline: LoadDeadline): Promise<unknown> {
    const definition = await deadline.limit(this.definition(), PART_BUDGET_MS);
    const load = definition.code[reference];
    if (!load) throw new LoadError('version', `${this.entry.container} has no ${reference}`);
    const urls = this.#urls(reference);
    const files = Promise.all([...this.#styles(urls), load()]);
    try {
      const code = (await deadline.limit(files, ATTEMPT_TIMEOUT_MS)).at(-1) as Readonly<Record<string, unknown>>;
      const exported = code[reference];
      if (exported === undefined) throw new LoadError('init', `${reference} is not exported`);
      return exported;
    } catch (error) {
      if (asLoadError(error).kind === 'timeout') abandonFiles(urls);
      throw error;
    }
  }

  readonly #urls = (reference: string): string[] =>
    (this.entry.chunks[reference] ?? []).map((file) => this.entry.base + file);

  /** The files that every part needs; they load together with the entry. */
  #exposedUrls(): string[] {
    const [first = [], ...others] = Object.values(this.entry.chunks);
    return first.filter((file) => others.every((files) => files.includes(file))).map((file) => this.entry.base + file);
  }

  readonly #integrity = (url: string): string | undefined => this.entry.integrity[url.slice(this.entry.base.length)];

  /** Starts before the code: webpack's runtime finds these sheets and does not add its own, which have no integrity. */
  readonly #styles = (urls: readonly string[]): Promise<void>[] =>
    urls.filter((url) => url.endsWith('.css')).map((url) => loadStyleSheet(url, this.#integrity(url)));

  /** Records a failure for the next attempt. */
  #noted(failed: LoadError): LoadError {
    this.#doubtful = true;
    // a container whose code threw stays half evaluated, so the next attempt uses a new container
    if (failed.kind === 'init' || this.#isOfShared(failed)) this.#definition = null;
    return failed;
  }

  /**
   * A file of a shared package did not load. The runtime evaluates the code that imports it all the same, and throws the
   * failure there.
   */
  #isOfShared({ cause }: LoadError): boolean {
    const request = (cause as { request?: unknown } | undefined)?.request;
    return typeof request === 'string' && !request.includes(this.entry.base);
  }

  async #explained(reference: string, failed: LoadError): Promise<LoadError> {
    if (failed.kind !== 'network') return failed;
    const kind = await this.#wrongFile(this.#urls(reference), PROBE_TIMEOUT_MS);
    return kind ? new LoadError(kind, failed.message, failed.cause) : failed;
  }

  /** Finds files with wrong content: a script element reports no reason, a second request does. */
  async #wrongFile(urls: readonly string[], timeoutMs: number): Promise<FailureKind | undefined> {
    const kinds = await Promise.all(urls.map((url) => probeFile(url, this.#integrity(url), timeoutMs)));
    return kinds.find((kind) => kind === 'integrity' || kind === 'not-javascript');
  }

  async #load(deadline: LoadDeadline): Promise<ModuleDefinition> {
    if (this.#refused) throw this.#refused;
    if (this.entry.refused !== undefined) {
      this.state = { name: 'failed', kind: 'version' };
      throw new LoadError('version', this.entry.refused);
    }
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await this.#attempt(deadline);
      } catch (error) {
        const failed = this.#noted(asLoadError(error));
        if (failed.kind === 'version') this.#refused = failed;
        const pause = retryDelay(attempt + 1, Math.random());
        if (!isTransient(failed.kind) || attempt + 1 >= MAX_ATTEMPTS || deadline.left <= pause) {
          this.state = { name: 'failed', kind: failed.kind };
          throw failed;
        }
        this.state = { name: 'retrying', attempt: attempt + 1 };
        await delay(pause);
      }
    }
  }

  async #attempt(deadline: LoadDeadline): Promise<ModuleDefinition> {
    const { container, base, entry, integrity } = this.entry;
    const attempt = this.#attempts;
    const url = entryUrl(base, entry, attempt, Math.random());
    const began = performance.now();
    this.#attempts += 1;
    this.state = { name: 'entry' };
    try {
      const styles = this.#styles(this.#exposedUrls());
      const loading = Promise.all([...styles, loadContainer({ container, url, integrity: integrity[entry], attempt })]);
      const exposed = (await deadline.limit(loading, ATTEMPT_TIMEOUT_MS)).at(-1) as {
        module?: ModuleDefinition;
      } | null;
      this.state = { name: 'init' };
      if (!exposed?.module) throw new LoadError('init', `${container} exposes no module`);
      this.state = { name: 'ready' };
      return exposed.module;
    } catch (error) {
      throw await this.#entryFailure(error, url, performance.now() - began, Math.min(PROBE_TIMEOUT_MS, deadline.left));
    }
  }

  /** Finds out why an entry failed, because the runtime does not report the reason. */
  async #entryFailure(error: unknown, url: string, took: number, timeoutMs: number): Promise<LoadError> {
    if (asLoadError(error).kind === 'timeout') abandonFiles(this.#exposedUrls());
    if (error instanceof LoadError) return error;
    const kind = failureKind(error);
    if (kind === 'network' && took >= ENTRY_TIMEOUT_MS) return new LoadError('timeout', messageOf(error), error);
    // an error of the code itself is not caused by a damaged file
    if (!isTransient(kind)) return new LoadError(kind, messageOf(error), error);
    const [ofEntry, ofOthers] = await Promise.all([
      probeFile(url, this.entry.integrity[this.entry.entry], timeoutMs),
      this.#wrongFile(this.#exposedUrls(), timeoutMs),
    ]);
    return new LoadError(ofEntry ?? ofOthers ?? kind, messageOf(error), error);
  }
}

const asLoadError = (error: unknown) =>
  error instanceof LoadError ? error : new LoadError(failureKind(error), messageOf(error), error);
const messageOf = (error: unknown) => String((error as Error)?.message ?? error);
const delay = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
