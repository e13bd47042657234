import type { Audience, SsrRenderer, SsrShell } from '@hamyar/contracts';
import { AsyncLocalStorage } from 'node:async_hooks';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import type { BuiltFiles } from './built-files.ts';

/**
 * Loads the build's files for rendering pages of one edition: the shell's layout and the screens of the modules. Null
 * when the edition has none. Only files built by this installation are run, never an uploaded release. A module whose
 * screens cannot be loaded is left out and reported to `onError`.
 */
export function loadSsrRenderer(
  built: BuiltFiles,
  edition: Audience,
  onError: (container: string, error: unknown) => void,
): SsrRenderer | null {
  const folder = join(built.folder, 'ssr', edition);
  const ofShell = built.views[edition]['shell'];
  if (ofShell === undefined) return null;
  const file = join(folder, ofShell);
  const { shell } = evaluateBundle(file, createRequire(file)) as { shell: SsrShell };
  // a screen imports more than it shows at first (forms, the editor): those imports are empty, and rendering them fails
  const resolveImport = (name: string): unknown =>
    Object.hasOwn(shell.sharedPackages, name) ? shell.sharedPackages[name] : {};
  const screens = new Map<string, unknown>();
  for (const { container, audience } of built.releases) {
    const own = built.views[edition][container];
    if (audience !== edition || own === undefined) continue;
    try {
      screens.set(container, evaluateBundle(join(folder, own), resolveImport));
    } catch (error) {
      onError(container, error);
    }
  }
  return shell.createRenderer(screens, new AsyncLocalStorage());
}

/** Runs a CommonJS file with the given imports. */
function evaluateBundle(file: string, require: (name: string) => unknown): unknown {
  const module = { exports: {} };
  compileFunction(readFileSync(file, 'utf8'), ['module', 'exports', 'require'], { filename: file })(
    module,
    module.exports,
    require,
  );
  return module.exports;
}
