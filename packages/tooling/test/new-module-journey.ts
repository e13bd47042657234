// Runs the journey of a freshly generated module in a copy of the tree. The modules beside it are the ones that were
// built for the tree: the new one is built alone, and meets them in the page as a release of another team would.
import assert from 'node:assert/strict';
import { cpSync } from 'node:fs';
import { basename, join } from 'node:path';
import { writeModule } from '../src/new/write-module.ts';
import { root } from '../src/workspace.ts';
import { WorkspaceCopy } from './workspace-copy.ts';

const NEW = { name: 'field-visits', title: 'بازدیدها' };

const copy = new WorkspaceCopy();
process.once('exit', () => copy.remove());
writeModule(NEW, copy.folder);
copy.link(`apps/${NEW.name}`);
copy.run('packages/tooling/test/print-contracts.ts');
// without its stamps the build keeps no cache, which nothing would read
cpSync(join(root, 'dist'), join(copy.folder, 'dist'), {
  recursive: true,
  filter: (from) => basename(from) !== 'stamp.json',
});
const said = copy.run('webpack/build.ts', NEW.name);
// built alone, for both editions, and that of customers has nothing of staff
assert.ok(said.includes(`built ${NEW.name}: `), said);
assert.match(said, /customer edition: [1-9]\d* files free of [1-9]/);
// the start would build the others again, because the contracts have changed
copy.run(
  '--input-type=module',
  '--eval',
  "import { sourceStamps, writeStamps } from './webpack/build-stamp.ts'; writeStamps(sourceStamps());",
);
process.stdout.write(
  copy.run(
    'e2e/node_modules/@playwright/test/cli.js',
    'test',
    '--config',
    'e2e',
    '--workers',
    '1',
    '--reporter',
    'list',
    NEW.name,
  ),
);
