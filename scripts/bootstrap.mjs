// Every npm command runs this first. Plain ESM for Node 20 without dependencies: it makes sure that node_modules
// matches the lockfile, and it finds the Node that runs the product.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Version of pnpm that installs the workspace. Run through npx, because corepack is not always available. */
export const PNPM_VERSION = '12.21.0';
/** The oldest Node that can run the TypeScript sources (type stripping; kysely and graphile-worker need it too). */
const OLDEST_NODE = [22, 18];

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** pnpm writes here what it has installed: a copy of the lockfile. */
const INSTALLED = 'node_modules/.pnpm/lock.yaml';

/** Whether the dependencies of a workspace are those of its lockfile, whoever has installed them. */
export function isInstalled(folder) {
  const installed = join(folder, INSTALLED);
  return existsSync(installed) && readFileSync(installed).equals(readFileSync(join(folder, 'pnpm-lock.yaml')));
}

/**
 * Installs the locked dependencies when node_modules does not match pnpm-lock.yaml. Exits the process when that fails.
 */
export function ensureInstalled() {
  if (isInstalled(root)) return;
  console.log(`Installing dependencies with pnpm ${PNPM_VERSION} …`);
  const npx = process.platform === 'win32' ? 'npx.cmd' : 'npx';
  const result = spawnSync(
    npx,
    ['-y', `pnpm@${PNPM_VERSION}`, 'install', '--frozen-lockfile', '--reporter=append-only', '--loglevel=warn'],
    {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    },
  );
  if (result.status !== 0) {
    console.error(
      'The dependencies could not be installed. Check the network and the npm registry, then run the command again.',
    );
    process.exit(result.status ?? 1);
  }
}

/** Path of the Node that runs the product: the pinned one from npm, otherwise the running one if it is new enough. */
export function productNode() {
  const windows = process.platform === 'win32';
  const name = `node-${windows ? 'win' : process.platform}-${process.arch}`;
  const pinned = join(root, 'node_modules', name, 'bin', windows ? 'node.exe' : 'node');
  if (existsSync(pinned)) return pinned;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return process.execPath;
  console.error(
    `No pinned Node for ${process.platform} ${process.arch}: please install Node ${OLDEST_NODE.join('.')} or newer and run the command again.`,
  );
  process.exit(1);
}

/**
 * Starts a script or tool on the product's Node, in the folder of the workspace. It and every Node that it starts read
 * compiled code from a cache; a server starts in half of the processor time then.
 */
export function spawnOnProductNode(args, { stdio = 'inherit' } = {}) {
  const node = productNode();
  const { PATH = '', NODE_COMPILE_CACHE = join(root, '.cache/node') } = process.env;
  return spawn(node, args, {
    cwd: root,
    stdio,
    env: { ...process.env, PATH: dirname(node) + delimiter + PATH, NODE_COMPILE_CACHE },
  });
}

/** Milliseconds between two looks at the parent process; a look is one system call. */
const PARENT_INTERVAL = 500;

/**
 * Calls `ended` when the npm that runs this process is gone. A SIGTERM for npm ends npm and the shell between npm and
 * this process, and neither passes it on. Without npm nothing is watched: a process that was started in a terminal may
 * outlive it.
 */
export function whenNpmEnds(ended) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    ended();
  }, PARENT_INTERVAL);
  timer.unref();
}

/**
 * Runs a script or tool on the product's Node and ends this process with its exit code. Signals of the terminal reach
 * the child directly, because both are in its process group; SIGTERM is forwarded.
 */
export function runOnProductNode(args) {
  const child = spawnOnProductNode(args);
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  whenNpmEnds(() => child.kill('SIGTERM'));
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}
