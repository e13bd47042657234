import { execFileSync } from 'node:child_process';
import { copyFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { parseManifest } from '@hamyar/contracts/schemas';
import { FixtureWorkspace } from '../../test/fixture-workspace.ts';
import { moduleFiles } from './module-files.ts';

const root = join(__dirname, '../../../..');

describe('npm run new module', () => {
  const files = moduleFiles({ name: 'field-visits', title: 'بازدیدها' });
  const toy = new FixtureWorkspace(files);
  afterAll(() => toy.remove());

  it('writes a module that the compiler accepts against the real packages', () => {
    copyFileSync(join(root, 'tsconfig.base.json'), join(toy.folder, 'tsconfig.base.json'));
    for (const shared of ['packages', 'webpack', 'node_modules'])
      symlinkSync(join(root, shared), join(toy.folder, shared), 'junction');
    symlinkSync(
      join(root, 'apps/tickets/node_modules'),
      join(toy.folder, 'apps/field-visits/node_modules'),
      'junction',
    );
    const check = (): string =>
      execFileSync(
        process.execPath,
        [join(root, 'node_modules/typescript/bin/tsc'), '-p', join(toy.folder, 'apps/field-visits')],
        { encoding: 'utf8' },
      );
    expect(check()).toBe('');
  });

  it('writes a manifest that the build accepts', async () => {
    const { manifest } = (await import(join(toy.folder, 'apps/field-visits/src/manifest.ts'))) as { manifest: unknown };
    // the build adds the version of package.json
    expect(parseManifest({ ...JSON.parse(JSON.stringify(manifest)), version: '0.1.0' })).toMatchObject({
      name: 'field-visits',
      routes: [{ name: 'fieldVisits', screen: 'FieldVisitsScreen' }],
    });
  });
});
