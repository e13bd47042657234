import { useEffect, useSyncExternalStore } from 'react';
import type { EditorCore } from './editor-core.tsx';

type Core = typeof EditorCore;

let core: Core | null = null;
let loading: Promise<void> | null = null;
let failed = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
const changed = () => listeners.forEach((listener) => listener());

/**
 * Loads the code of the editor before somebody writes, for a moment when the browser has nothing else to do. Never
 * rejects: until the code is there, and when it does not come, {@link RichTextEditor} is a plain text box.
 */
export function preloadEditor(): Promise<void> {
  loading ??= import('./editor-core.tsx').then(
    (module) => {
      core = module.EditorCore;
      failed = false;
      changed();
    },
    () => {
      loading = null;
      failed = true;
      changed();
    },
  );
  return loading;
}

/** The editor when its code is there, and whether loading it has failed. `wanted` begins to load it. */
export function useEditorCore(wanted: boolean): { Core: Core | null; failed: boolean } {
  const Core = useSyncExternalStore(
    subscribe,
    () => core,
    () => null,
  );
  const hasFailed = useSyncExternalStore(
    subscribe,
    () => failed,
    () => false,
  );
  useEffect(() => {
    if (wanted) void preloadEditor();
  }, [wanted]);
  return { Core, failed: wanted && hasFailed };
}
