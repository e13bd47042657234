import type { RegistryEntry } from '@hamyar/contracts';
import { newTraceId, type ModuleFailure } from '@hamyar/module-sdk';

/** Events whose failures are attributed to the part in which the event happened. */
const INTERACTIONS = ['click', 'input', 'change', 'submit', 'keydown', 'pointerdown', 'focusin'] as const;
/** Errors that are not failures of a module: cancelled work, and chunks that have their own handling. */
const EXPECTED_NAMES = new Set(['AbortError', 'ChunkLoadError']);

/** Needs of {@link watchUncaughtFailures}. */
export interface UncaughtOptions {
  modules(): readonly RegistryEntry[];
  /** Whether the loader waits for the entry of this container now: the loader itself reports what the entry throws. */
  isEntryLoading(container: string): boolean;
  report(failure: ModuleFailure): void;
}

/**
 * Attributes errors of handlers, promises and timers, which no error boundary catches, to a module and its release: by
 * the files in the stack, otherwise by the part in which the event happened. The same failure is reported once per
 * page.
 */
export function watchUncaughtFailures({ modules, isEntryLoading, report }: UncaughtOptions): void {
  const reported = new Set<string>();
  let interaction: string | null = null;
  for (const type of INTERACTIONS)
    addEventListener(
      type,
      ({ target }) => {
        const part = target instanceof Element ? target.closest<HTMLElement>('[data-hd-module]') : null;
        interaction = part?.dataset['hdModule'] ?? null;
        // handlers run in this task; later errors are attributed by their own stack
        setTimeout(() => {
          interaction = null;
        });
      },
      { capture: true },
    );

  const attribute = (error: unknown, source: string) => {
    const { name = '', message = String(error), stack = '' } = (error ?? {}) as Partial<Error>;
    if (EXPECTED_NAMES.has(name)) return;
    const entry =
      ownerOf(`${stack}\n${source}`, modules()) ?? modules().find(({ manifest }) => manifest.name === interaction);
    if (!entry || reported.has(`${entry.container} ${message}`)) return;
    reported.add(`${entry.container} ${message}`);
    const { manifest } = entry;
    report({
      kind: 'uncaught',
      module: manifest.name,
      version: manifest.version,
      owner: manifest.owner,
      title: manifest.title,
      traceId: newTraceId(),
      message: stack.includes(message) ? stack : `${message}\n${stack}`,
    });
  };
  addEventListener('error', (event) => {
    const { error, message, filename = '' } = event;
    const stack = (error as Partial<Error> | null)?.stack ?? '';
    const owner = ownerOf(`${stack}\n${filename}`, modules());
    if (!owner || !isEntryLoading(owner.container)) attribute(error ?? message, filename);
  });
  addEventListener('unhandledrejection', (event) => attribute(event.reason, ''));
}

/** The module of the innermost file of a module that a stack names. */
function ownerOf(stack: string, modules: readonly RegistryEntry[]): RegistryEntry | undefined {
  const named = modules.map((entry) => ({ entry, at: stack.indexOf(entry.base) })).filter(({ at }) => at >= 0);
  return named.sort((one, other) => one.at - other.at)[0]?.entry;
}
