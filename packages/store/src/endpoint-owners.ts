/** The module's folder in the URL of a built file, or in the path of its source. */
const MODULE_FOLDER = /\/(?:m|apps)\/([a-z][a-z0-9-]*)\//;
const owners = new Map<string, string>();

/** Name of the module whose code is running: the innermost module file in the stack. Empty when the stack has none. */
const ownerOf = (stack: string | undefined): string => MODULE_FOLDER.exec(stack ?? '')?.[1] ?? '';

/**
 * Records which module defines an endpoint. Of two endpoints with one name RTK Query keeps the first without a word,
 * and the second module would show data of the first. The build refuses it too, but only among the modules that it
 * knows; releases that were built apart meet here.
 * @param known the endpoints that the api has already; those that no module has defined are of the shell
 * @throws with the kind `version` when somebody else has the name: only another release can change that
 */
export function claimEndpoints(
  names: readonly string[],
  stack: string | undefined,
  known: readonly string[] = [],
): void {
  const owner = ownerOf(stack);
  if (owner === '') return;
  for (const name of names) {
    const first = owners.get(name) ?? (known.includes(name) ? 'shell' : owner);
    if (first !== owner)
      throw Object.assign(
        new Error(`the modules ${first} and ${owner} both have an endpoint named ${name}: rename the one of ${owner}`),
        { kind: 'version' },
      );
    owners.set(name, owner);
  }
}
