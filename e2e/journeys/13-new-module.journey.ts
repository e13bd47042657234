import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { root } from '../harness/product.ts';
import { test } from '../harness/fixtures.ts';

const RUN = 'packages/tooling/test/new-module-journey.ts';

test('[module-platform 5] a module that was generated and built alone passes its own journey beside the others', async ({
  step,
}) => {
  step('generate, build, start and use it in a copy of the tree');
  await promisify(execFile)(process.execPath, ['--no-warnings', RUN], { cwd: root, maxBuffer: 64 << 20 }).catch(
    ({ stdout, stderr }: { stdout: string; stderr: string }) => {
      throw new Error(`${stdout}\n${stderr}`);
    },
  );
});
