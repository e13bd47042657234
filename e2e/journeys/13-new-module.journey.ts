import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { test } from '../harness/fixtures.ts';
import { readPrepared } from '../harness/prepared.ts';
import { root } from '../harness/product.ts';

const RUN = 'packages/tooling/test/new-module-journey.ts';

test('[module-platform 5] a module that was generated and built alone passes its own journey beside the others', async ({
  step,
}) => {
  step('generate, build, start and use it in a copy of the tree');
  const env = { ...process.env, DEMO_COMPANY: readPrepared().dataDir };
  await promisify(execFile)(process.execPath, ['--no-warnings', RUN], { cwd: root, maxBuffer: 64 << 20, env }).catch(
    ({ stdout, stderr }: { stdout: string; stderr: string }) => {
      throw new Error(`${stdout}\n${stderr}`);
    },
  );
});
