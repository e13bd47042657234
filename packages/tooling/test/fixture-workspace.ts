import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const COMPILER =
  '{ "compilerOptions": { "target": "ES2022", "lib": ["ES2022", "DOM"], "module": "ESNext", "moduleResolution": "Bundler", "jsx": "react-jsx", "strict": true, "types": [], "allowImportingTsExtensions": true, "noEmit": true } }';

/** A small workspace in a temporary folder, used to prove that a check finds what it must find. */
export class FixtureWorkspace {
  readonly folder = realpathSync(mkdtempSync(join(tmpdir(), 'hamyar-toy-')));

  constructor(files: Record<string, string>) {
    this.put('tsconfig.base.json', COMPILER);
    for (const [file, text] of Object.entries(files)) this.put(file, `${text}\n`);
  }

  put(file: string, text: string): void {
    mkdirSync(dirname(join(this.folder, file)), { recursive: true });
    writeFileSync(join(this.folder, file), text);
  }

  link(from: string, to: string): void {
    mkdirSync(dirname(join(this.folder, to)), { recursive: true });
    symlinkSync(join(this.folder, from), join(this.folder, to), 'junction');
  }

  /** Runs a check of packages/tooling on this workspace and returns the report that it prints with `--json`. */
  run(gate: string): unknown {
    const args = ['--no-warnings', join(__dirname, '../src', gate), '--base', this.folder, '--json'];
    try {
      return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 64 << 20 }));
    } catch (error) {
      // the planted violations end the check with code 1; the report is still in its output
      const { stdout, stderr } = error as { stdout?: string; stderr?: string };
      if (!stdout) throw new Error(`${gate} gave no report: ${stderr}`, { cause: error });
      return JSON.parse(stdout);
    }
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
