import { join } from 'node:path';
import { root, workspaceFolders } from '../workspace.ts';

interface Screened {
  name: string;
  manifest?: object;
}

/** The end-to-end tests' own reading of manifests and files; a path that is built, because no package imports them. */
const harness = async () =>
  (await import(join(root, 'e2e/harness/module-screens.ts'))) as {
    readModules(): Promise<Screened[]>;
    uncheckedPages(module: Screened): string[];
  };

describe('the screens that the end-to-end tests look at', () => {
  it('are those of every page of every module: what needs a row stands in e2e/screens/<module>.ts', async () => {
    const { readModules, uncheckedPages } = await harness();
    const modules = await readModules();
    expect(modules.filter(({ manifest }) => manifest).length).toBeGreaterThan(5);
    expect(modules.flatMap(uncheckedPages)).toEqual([]);
  });

  it('belong to an app that exists', async () => {
    const { readModules } = await harness();
    const apps = workspaceFolders();
    expect((await readModules()).filter(({ name }) => !apps.includes(`apps/${name}`))).toEqual([]);
  });
});
