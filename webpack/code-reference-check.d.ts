import { type ModuleManifest } from '@hamyar/contracts';
/** Code reference → absolute path of the file that exports it. */
export type CodeFiles = ReadonlyMap<string, string>;
/**
 * Proves that every code reference of a manifest part is loaded by the module's entry and really exported by the file
 * it names, and that the entry loads nothing the part does not mention. Throws with every offence named.
 */
export declare function checkCodeReferences(entry: string, part: ModuleManifest): Promise<CodeFiles>;
