import type { ModuleFailureKind } from '@hamyar/contracts';

/** Why a module, or a part of one, is not on the screen or does not work (design/module-platform.md 2). */
export type FailureKind = ModuleFailureKind;

/** A failure as a value: shown in the error card, reported to the server, never thrown across a module's border. */
export interface ModuleFailure {
  kind: FailureKind;
  /** Module name and version as in its manifest. */
  module: string;
  version: string;
  owner: string;
  /** Persian name of the module. */
  title: string;
  /** The part that failed; absent when the whole module did. */
  code?: string;
  /** Short id a person can read out; the log of the server holds the same. */
  traceId: string;
  /** English, for the log. */
  message: string;
}

const TRACE_ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';

/** A trace id of ten readable characters, no l, o, 0 or 1. */
export function newTraceId(): string {
  return [...crypto.getRandomValues(new Uint8Array(10))]
    .map((byte) => TRACE_ALPHABET[byte % TRACE_ALPHABET.length])
    .join('');
}

/** Sorts an error of loading code into a kind. Name, type and message are all read, because each alone has been missing somewhere. */
export function failureKind(error: unknown): FailureKind {
  const { name = '', type = '', message = '' } = (error ?? {}) as { name?: string; type?: string; message?: string };
  const text = `${name} ${type} ${message}`.toLowerCase();
  // the runtime's word for an entry that came and threw
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
