import { createContext } from 'react';
import { failureKind, newTraceId, type ModuleFailure } from './failure.ts';

/** The module that a root belongs to; shown in its error card. */
export interface PartIdentity {
  module: string;
  version: string;
  release: string;
  owner: string;
  title: string;
}

/** Whose part a component belongs to, for reports of what failed in it. */
export const PartOwner = createContext<{ identity: PartIdentity; code: string }>({
  identity: { module: '', version: '', release: '', owner: '', title: '' },
  code: '',
});

/** What a boundary has caught, as the failure of a part. A trace id that the error has is kept. */
export function failureOfPart(
  error: unknown,
  { identity, code }: { identity: PartIdentity; code: string },
): ModuleFailure {
  const { traceId = newTraceId(), message = String(error) } = (error ?? {}) as { traceId?: string; message?: string };
  return { ...identity, code, kind: kindOf(error), traceId, message };
}

/** An error that has a kind comes from the loader; any other error was thrown while rendering. */
function kindOf(error: unknown): ModuleFailure['kind'] {
  const known = (error as { kind?: ModuleFailure['kind'] } | null)?.kind;
  if (known) return known;
  const kind = failureKind(error);
  return kind === 'init' ? 'render' : kind;
}
