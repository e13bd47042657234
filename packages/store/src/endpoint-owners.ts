/** The module's folder in the URL of a built file, or in the path of its source. */
const MODULE_FOLDER = /\/(?:m|apps)\/([a-z][a-z0-9-]*)\//;
const owners = new Map<string, string>();

/** Name of the module whose code is running: the innermost module file in the stack. Empty when the stack has none. */
const ownerOf = (stack: string | undefined): string => MODULE_FOLDER.exec(stack ?? '')?.[1] ?? '';

/**
 * Records which module defines an endpoint. Of two endpoints with one name RTK Query keeps the first without a word,
 * and the second module would show data of the first. Throws when another module has the name already.
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
