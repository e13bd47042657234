import type { ModuleFailureKind } from '@hamyar/contracts';

/** Why a module or a part of it could not be shown or stopped working (design/module-platform.md 2). */
export type FailureKind = ModuleFailureKind;

/** A failure of a module as a value: shown in the error card and reported to the server. */
export interface ModuleFailure {
  kind: FailureKind;
  /** Name and version of the module, from its manifest. */
  module: string;
  version: string;
  /** Hash of the release's content: one version may have many. */
  release: string;
  owner: string;
  /** Persian name of the module. */
  title: string;
  /** Code reference of the part that failed; absent when the whole module failed. */
  code?: string;
  /** Short id that a person can read to the support team; the server's log contains the same id. */
  traceId: string;
  /** English, for the log. */
  message: string;
}

const TRACE_ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';

/** A trace id of ten characters that cannot be confused: without l, o, 0 and 1. */
export function newTraceId(): string {
  return [...crypto.getRandomValues(new Uint8Array(10))]
    .map((byte) => TRACE_ALPHABET[byte % TRACE_ALPHABET.length])
    .join('');
}

/**
 * Classifies an error from loading code. An error that says its kind has it; of others name, type and message are read,
 * because browsers and the federation runtime put the reason into different ones.
 */
export function failureKind(error: unknown): FailureKind {
  const {
    kind,
    name = '',
    type = '',
    message = '',
  } = (error ?? {}) as { kind?: FailureKind; name?: string; type?: string; message?: string };
  if (kind) return kind;
  const text = `${name} ${type} ${message}`.toLowerCase();
  // the federation runtime reports this when an entry was loaded and threw
  if (text.includes('scriptexecutionerror')) return 'init';
  if (text.includes('integrity')) return 'integrity';
  if (text.includes('timeout') || text.includes('timed out')) return 'timeout';
  if (text.includes('not javascript')) return 'not-javascript';
  if (text.includes('does not satisfy') || text.includes('platform range')) return 'version';
  if (
    name === 'ChunkLoadError' ||
    text.includes('loading chunk') ||
    text.includes('failed to fetch') ||
    text.includes('networkerror') ||
    text.includes('runtime-008') ||
    text.includes('unreachable')
  )
    return 'network';
  return 'init';
}
