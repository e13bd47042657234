import * as runtime from 'react-refresh/runtime';

/** Called by the code that `refresh-loader.ts` adds. One instance for the page, because all bundles share one React. */
interface Refresh {
  register(type: unknown, id: string): void;
  signature(): (type: unknown, key?: string, force?: boolean, custom?: () => unknown[]) => unknown;
  accept(hot: HotModule, exports: Record<string, unknown>): void;
}

declare global {
  var __hamyarRefresh: Refresh | undefined;
}

let waiting = false;

/** Applies all files of a change before React renders once. */
function refreshSoon(): void {
  if (waiting) return;
  waiting = true;
  setTimeout(() => {
    waiting = false;
    runtime.performReactRefresh();
  }, 30);
}

const isComponents = (exports: Record<string, unknown>): boolean => {
  const values = Object.values(exports);
  return values.length > 0 && values.every((value) => runtime.isLikelyComponentType(value));
};

runtime.injectIntoGlobalHook(globalThis);
globalThis.__hamyarRefresh = {
  register: (type, id) => runtime.register(type, id),
  signature: () => runtime.createSignatureFunctionForTransform(),
  accept(hot, exports) {
    const names = Object.keys(exports).sort().join();
    const before = (hot.data as { names?: string } | undefined)?.names;
    if (!isComponents(exports)) {
      // the file has other exports than components, so the files that import it must accept the change
      if (before !== undefined) hot.invalidate();
      return;
    }
    if (before !== undefined && before !== names) {
      hot.invalidate();
      return;
    }
    hot.dispose((data) => {
      (data as { names?: string }).names = names;
    });
    hot.accept();
    if (before !== undefined) refreshSoon();
  },
};
