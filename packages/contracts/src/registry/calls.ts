// Printed from the schemas of this folder by `npm run gen`; do not edit.
import type { Call } from '../call.ts';

export interface ModuleErrorBody {
  trace_id: string;
  module: string;
  version: string;
  kind: 'network' | 'not-javascript' | 'timeout' | 'integrity' | 'version' | 'init' | 'render';
  message: string;
  route?: string;
  stack?: string;
}

/** Reports a module that failed to load or crashed, by trace id. */
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

/** The caller's registry snapshot, after a change of rights, licence or releases. */
export const registryGet: Call<void, RegistryGetData> = { name: 'registryGet', method: 'GET', path: '/api/registry' };
