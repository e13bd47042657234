// Printed from the schemas of this folder by `npm run gen`; do not edit.
import type { Call } from '../call.ts';
import type { ModuleFailureKind } from '../logs/module-failure-lists.ts';

export interface ModuleErrorBody {
  trace_id: string;
  module: string;
  release: string;
  kind: ModuleFailureKind;
  message: string;
  route?: string;
  stack?: string;
}

/** Reports a failure of a release in a browser. It is counted, a trace id once, for a release of the edition of the caller; what a visitor reports stands in the log only. */
export const moduleError: Call<ModuleErrorBody, null> = {
  name: 'moduleError',
  method: 'POST',
  path: '/api/moduleError',
  answer: 'none',
};

export interface RegistryGetData {
  id: string;
  modules: import('../platform/release.ts').RegistryEntry[];
}

/** The caller's registry snapshot, after a change of rights, license or releases. */
export const registryGet: Call<void, RegistryGetData> = { name: 'registryGet', method: 'GET', path: '/api/registry' };
