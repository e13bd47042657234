import type { Deps } from './deps.ts';
import type { BuiltFiles } from './html/built-files.ts';
import type { ModuleHost } from './http/module-host.ts';

/** What a module is registered with: everything from outside, and what is known of this build. */
export interface AppDeps extends Deps {
  /** Version of the product (spec 1.3). */
  version: string;
  /** What the build of the front end left; its list of files is empty where nothing was built. */
  built: BuiltFiles;
  /** Serves each new build as soon as it is there and tells the open pages: for `npm run dev`. */
  development?: boolean;
  /** Milliseconds that a page waits for its first answers; unset: as long as a person should. */
  firstAnswersWithin?: number | undefined;
}

/**
 * One server module: a folder of `src/modules`, reached by others only through its `public.ts`. What it declares here is
 * walked by whoever serves it; a facility adds its kind of declaration by merging into this interface, so that neither
 * the platform nor the facility knows a module:
 *
 * ```ts
 * declare module '../../platform/server-module.ts' {
 *   interface ServerModule { channels?: readonly ChannelDeclaration[] }
 * }
 * ```
 */
export interface ServerModule {
  readonly name: string;
  /** Mounts its calls and registers its jobs; once per application. */
  register?(host: ModuleHost, app: AppDeps): void | Promise<void>;
}
