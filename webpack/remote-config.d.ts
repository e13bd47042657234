import type { Configuration } from 'webpack';
import { type Audience, type ModuleManifest } from '@hamyar/contracts';
/** Container of one module for one audience: two releases, and both audiences, can live in one page. */
export declare const containerName: (module: string, audience: Audience, version: string) => string;
/** Reads and checks `src/manifest.ts` of a module. Throws with every offence named. */
export declare function readManifest(folder: string): Promise<ModuleManifest>;
/**
 * The builds of one module: a container for each audience, in a folder of its own, because one entry would name the
 * other audience's chunks. Called by the module's `webpack.config.ts` with its folder.
 */
export declare function remoteConfigurations(folder: string): Promise<Configuration[]>;
