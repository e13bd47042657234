import type { PageMetadata } from '@hamyar/contracts';
import type { ExternalStore } from '@hamyar/module-sdk';

/** A value with listeners. */
export interface Writable<Value> extends ExternalStore<Value> {
  set(value: Value): void;
}

export function writable<Value>(initial: Value): Writable<Value> {
  const listeners = new Set<() => void>();
  let current = initial;
  return {
    get: () => current,
    set: (value) => {
      if (Object.is(value, current)) return;
      current = value;
      for (const listener of [...listeners]) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Parameters that the open screen fills into its title (spec 2.18). */
export const pageParams = writable<Readonly<Record<string, string>>>({});

/** What the open screen says about its page; null while it says nothing. */
export const pageMetadata = writable<PageMetadata | null>(null);

/** An error shown instead of the page (spec 2.19-2.24); null while the page is shown. */
export type PageError = { kind: '404' | '403' | '410' | '500' | '503'; message: string; requestId?: string };
export const pageError = writable<PageError | null>(null);
