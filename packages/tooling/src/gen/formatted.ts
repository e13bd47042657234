import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../workspace.ts';

const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');

/**
 * Source texts as the formatter writes them, in one run of it.
 * @param pages path from the root → text
 * @throws when a text is not the language of its file's name
 */
export function formattedPages(pages: Readonly<Record<string, string>>): Record<string, string> {
  if (Object.keys(pages).length === 0) return {};
  const scratch = realpathSync(mkdtempSync(join(tmpdir(), 'hamyar-format-')));
  try {
    for (const [file, text] of Object.entries(pages)) {
      mkdirSync(dirname(join(scratch, file)), { recursive: true });
      writeFileSync(join(scratch, file), text);
    }
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [biome, 'format', '--write', `--config-path=${root}`, '--vcs-enabled=false', scratch],
      { cwd: root, encoding: 'utf8', maxBuffer: 64 << 20 },
    );
    if (status !== 0) throw new Error(`printed pages cannot be formatted: ${stdout}${stderr}`);
    return Object.fromEntries(Object.keys(pages).map((file) => [file, readFileSync(join(scratch, file), 'utf8')]));
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
