import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace.ts';

/** Parts that wait for their second module. The list only shrinks. */
const WAITING = ['keys'];
const EXAMPLE = 'packages/tooling/template';

/** The modules, and the example of a new one, whose sources import a subpath of module-kit. */
function usersOf(subpath: string): string[] {
  const files = globSync(['apps/*/src/**/*.{ts,tsx}', `${EXAMPLE}/apps/*/src/**/*.{ts,tsx}`], { cwd: root });
  const users = files
    .filter((file) => readFileSync(join(root, file), 'utf8').includes(`'@hamyar/module-kit/${subpath}'`))
    .map((file) => file.replace(`${EXAMPLE}/`, '').split('/')[1]!);
  return [...new Set(users)];
}

it('the kit has no part for one module: each is used by two, or by one and the example of a new one, but those that wait', () => {
  const { exports } = JSON.parse(readFileSync(join(root, 'packages/module-kit/package.json'), 'utf8')) as {
    exports: Record<string, string>;
  };
  const subpaths = Object.keys(exports).map((name) => name.replace('./', ''));
  expect(subpaths.length).toBeGreaterThan(4);
  expect(subpaths.filter((subpath) => usersOf(subpath).length < 2)).toEqual(WAITING);
});
