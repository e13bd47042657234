/** Folder of a module in the address of a built file, or of its source. */
const MODULE_FOLDER = /\/(?:m|apps)\/([a-z][a-z0-9-]*)\//;
const owners = new Map<string, string>();

/** The module whose code is running, by the innermost of its files in a stack; empty where the stack names none. */
const ownerOf = (stack: string | undefined): string => MODULE_FOLDER.exec(stack ?? '')?.[1] ?? '';

/**
 * Takes note of which module brings an endpoint. RTK Query silently keeps the first of two endpoints with one name, and
 * the second module would show the first one's data. Throws when another module has the name already.
 */
export function claimEndpoints(names: readonly string[], stack: string | undefined): void {
  const owner = ownerOf(stack);
  if (owner === '') return;
  for (const name of names) {
    const known = owners.get(name) ?? owner;
    if (known !== owner)
      throw new Error(
        `the modules ${known} and ${owner} both have an endpoint named ${name}: rename the one of ${owner}`,
      );
    owners.set(name, owner);
  }
}
