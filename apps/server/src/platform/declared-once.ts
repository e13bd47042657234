import type { ServerModule } from './deps.ts';

/**
 * What all modules declare under names that only one of them may use.
 *
 * @param what is declared, for the sentence that ends the start: `draft`
 * @param declaredBy the names of one module, with what it declares for each
 * @throws when two modules declare the same name, with both modules
 */
export function declaredOnce<Name extends string, Declared>(
  modules: readonly ServerModule[],
  what: string,
  declaredBy: (module: ServerModule) => Iterable<readonly [Name, Declared]>,
): ReadonlyMap<Name, Declared> {
  const found = new Map<Name, { owner: string; declared: Declared }>();
  for (const module of modules)
    for (const [name, declared] of declaredBy(module)) {
      const first = found.get(name);
      if (first) throw new Error(`the ${what} ${name} is declared by the module ${first.owner} and by ${module.name}`);
      found.set(name, { owner: module.name, declared });
    }
  return new Map([...found].map(([name, { declared }]) => [name, declared]));
}
