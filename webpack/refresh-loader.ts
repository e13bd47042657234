import type { LoaderContext } from 'webpack';

/**
 * Connects a source with the refresh runtime of the page (`browser/refresh-runtime.ts`): swc has written a registration
 * for each component; here they get an id that is unique across bundles, and a file of components accepts its own changes.
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
