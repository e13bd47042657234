// Type-checks every folder of the workspace by itself with TypeScript 7, two at a time. One folder at a time keeps
// a module from reading another's declarations by accident.
import { spawn } from 'node:child_process';
import { relative, resolve } from 'node:path';
import { coverageGap, root, trackedSources, workspaceFolders } from './workspace.ts';

const CONCURRENCY = 2;

interface FolderResult {
  folder: string;
  problems: string;
  read: string[];
}

function check(folder: string): Promise<FolderResult> {
  return new Promise((done, fail) => {
    const child = spawn(
      process.execPath,
      ['node_modules/typescript/bin/tsc', '-p', `${folder}/tsconfig.json`, '--pretty', 'false', '--listFiles'],
      { cwd: root },
    );
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    child.on('error', fail);
    child.on('close', (code) => {
      const lines = output.split('\n').filter(Boolean);
      const isFile = (line: string) => /^(\/|[A-Za-z]:[\\/]).*\.(ts|tsx|json|mts|cts)$/.test(line);
      const read = lines.filter(isFile).map((line) => relative(root, resolve(line)).replaceAll('\\', '/'));
      const problems = lines.filter((line) => !isFile(line)).join('\n');
      done({ folder, read, problems: problems || (code === 0 ? '' : `tsc ended with code ${code}`) });
    });
  });
}

async function main(): Promise<void> {
  const sources = trackedSources();
  const wanted = process.argv.slice(2);
  const folders = (wanted.length > 0 ? wanted : workspaceFolders()).filter((folder) =>
    sources.some((file) => file.startsWith(`${folder}/`)),
  );
  const waiting = [...folders];
  const results: FolderResult[] = [];
  await Promise.all(
    Array.from({ length: CONCURRENCY }, async () => {
      for (let folder = waiting.shift(); folder; folder = waiting.shift()) results.push(await check(folder));
    }),
  );
  for (const result of results) if (result.problems) console.error(result.problems);
  const gap = coverageGap(
    'types',
    new Set(results.flatMap((result) => result.read)),
    sources.filter((file) => folders.some((folder) => file.startsWith(`${folder}/`))),
  );
  if (gap) console.error(gap);
  const red = results.filter((result) => result.problems).length;
  console.log(`types: ${folders.length} folders, ${red} with errors`);
  process.exitCode = red > 0 || gap ? 1 : 0;
}

await main();
