import { designSystemStyles, singletons } from './singletons.ts';

/**
 * Fills `apps/shell/src/provided.ts`: modules bundle no copy of a shared package, so the shell has to build every one of
 * them, also those that it does not use itself. The imports are never called; they make the chunks exist. All styles of the
 * design system come with the page: one file, no restyling when a module opens, no late style beside a chunk's hash.
 */
export default function providedLoader(this: { cacheable(flag: boolean): void }): string {
  // the list is read from the design system's folders, which the build cache knows nothing of
  this.cacheable(false);
  const imports = Object.keys(singletons).map((name) => `() => import(${JSON.stringify(name)})`);
  const styles = designSystemStyles.map((file) => `import ${JSON.stringify(`@hamyar/design-system/css/${file}`)};`);
  return `${styles.join('\n')}\nexport const provided = [\n${imports.join(',\n')}\n];\n`;
}
