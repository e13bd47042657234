import type { LoaderContext } from 'webpack';

/**
 * Connects a source file with the refresh runtime of the page (`browser/refresh-runtime.ts`). swc registers each
 * component; this loader gives the registrations ids that are unique across bundles, and lets a file that exports only
 * components accept its own changes.
 */
export default function refreshLoader(this: LoaderContext<unknown>, source: string, map?: object): void {
  const before = [
    'const $RefreshReg$ = (type, id) => globalThis.__hamyarRefresh?.register(type, `${HAMYAR_BUNDLE} ${__webpack_module__.id} ${id}`);',
    'const $RefreshSig$ = () => globalThis.__hamyarRefresh?.signature() ?? ((type) => type);',
  ].join(' ');
  const after =
    'if (import.meta.webpackHot) globalThis.__hamyarRefresh?.accept(import.meta.webpackHot, __webpack_exports__);';
  this.callback(null, `${before}${source}\n${after}`, map as never);
}
