import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { CLEAN_ENVIRONMENT } from './clean-environment.ts';

/** A real server process of a test or a bench; it can be killed and started again. */
export interface ServerProcess {
  address: string;
  child: ChildProcess;
  /** Its log, one parsed line each. */
  logged: Record<string, unknown>[];
  /** Ends it with the signal and waits until it has ended. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** Starts main.ts and waits until it logs that it listens. @throws Error with its output when it ends instead */
export async function startServerProcess(env: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['--no-warnings', join(import.meta.dirname, '../src/main.ts')], {
    env: { ...CLEAN_ENVIRONMENT, LOG_LEVEL: 'info', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const logged: Record<string, unknown>[] = [];
  let complaint = '';
  child.stderr!.on('data', (chunk: Buffer) => {
    complaint += chunk.toString();
  });
  const address = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout! }).on('line', (line) => {
      try {
        const entry = JSON.parse(line) as Record<string, unknown>;
        logged.push(entry);
        if (entry.msg === 'started') resolve(String(entry.address));
      } catch {
        complaint += `${line}\n`;
      }
    });
    child.once('exit', (code) =>
      reject(new Error(`the server ended with ${code}: ${complaint} ${JSON.stringify(logged.slice(-3))}`)),
    );
  });
  return {
    address,
    child,
    logged,
    async end(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      child.kill(signal);
      await once(child, 'exit');
      return child.exitCode;
    },
  };
}
