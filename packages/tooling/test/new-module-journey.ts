// Runs the journey of a freshly generated module in a copy of the tree. The modules beside it are the ones that were
// built for the tree: the new one is built alone, and meets them in the page as a release of another team would.
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { writeModule } from '../src/new/write-module.ts';
import { root } from '../src/workspace.ts';
import { WorkspaceCopy } from './workspace-copy.ts';

const NEW = { name: 'field-visits', title: 'بازدیدها' };

const copy = new WorkspaceCopy();
process.once('exit', () => copy.remove());
writeModule(NEW, copy.folder);
copy.link(`apps/${NEW.name}`);
copy.run('packages/tooling/test/print-contracts.ts');
cpSync(join(root, 'dist'), join(copy.folder, 'dist'), { recursive: true });
copy.run('webpack/build.ts', NEW.name);
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
