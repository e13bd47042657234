import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../workspace.ts';

const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');

/** A source text as the formatter writes it. @throws when the text is not the language of the file's name */
export function formatted(file: string, text: string): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [biome, 'format', `--stdin-file-path=${file}`], {
    cwd: root,
    input: text,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${file} cannot be formatted: ${stderr}\n${text}`);
  return stdout;
}
