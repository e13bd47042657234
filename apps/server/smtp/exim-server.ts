import { spawn } from 'node:child_process';
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chooseOsAccount } from '../src/platform/database/embedded/os-account.ts';
import { readMail, type ReceivedMail } from '../test/mail-server.ts';
import { eximConfig } from './exim-config.ts';

/** A mail server of Debian that runs for a test: it takes mail over TLS from who is logged in. */
export interface RealMailServer {
  port: number;
  /** Everything that lies in the mailbox of this name at `example.ir`, oldest first. */
  mailbox(name: string): ReceivedMail[];
  /** Waits until so many mails have been delivered to a mailbox. */
  delivered(name: string, count: number): Promise<ReceivedMail[]>;
  /** What the server has logged. */
  log(): string;
  /** Answers 451 to every recipient, or no longer. */
  setBusy(busy: boolean): void;
  /** Answers 451 to each recipient at the first attempt, or no longer. */
  setGreylisting(greylisting: boolean): void;
  close(): Promise<void>;
}

/** The login that the server accepts, once the connection is encrypted. */
export const LOGIN = { user: 'desk', password: 'mail-secret-81c4' } as const;

/** Attempts, 50 ms apart, after which what is waited for does not come. */
const PATIENCE = 1_200;

async function comesTrue(condition: () => boolean | Promise<boolean>, what: string, log: () => string): Promise<void> {
  for (let attempt = 0; attempt < PATIENCE; attempt += 1) {
    if (await condition()) return;
    await pause(50);
  }
  throw new Error(`${what}\n${log()}`);
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => {
    server.close(resolve);
  });
  return port;
}

/** The folder of one server, which belongs to the account that runs it. */
function createFolder(people: readonly string[], config: (folder: string) => string): string {
  const folder = mkdtempSync(join(tmpdir(), 'hamyar-smtp-'));
  for (const name of ['spool', 'log', 'mail', 'seen']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'people'), people.map((name) => `${name}: ${name}\n`).join(''));
  writeFileSync(join(folder, 'exim.conf'), config(folder));
  const account = chooseOsAccount();
  if (account) for (const name of ['', ...readdirSync(folder)]) chownSync(join(folder, name), account.uid, account.gid);
  return folder;
}

const readOr = (file: string, otherwise: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : otherwise);

function mailsIn(folder: string, name: string): ReceivedMail[] {
  const box = join(folder, 'mail', name, 'new');
  if (!existsSync(box)) return [];
  return readdirSync(box)
    .sort()
    .map((file) => {
      const mail = readMail(readFileSync(join(box, file), 'latin1').replaceAll(/\r?\n/g, '\r\n'));
      const { 'return-path': from = '', 'envelope-to': to = '' } = mail.headers;
      return { ...mail, from: from.replaceAll(/[<>]/g, ''), to: [to] };
    });
}

/**
 * Starts exim4 in a folder of its own, on a free port of this machine, as the account of the test; as root as one that
 * may do nothing. `people` have mailboxes.
 */
export async function startExim(program: string, people: readonly string[]): Promise<RealMailServer> {
  const port = await freePort();
  const account = chooseOsAccount();
  const [uid, gid] = [account?.uid ?? process.getuid!(), account?.gid ?? process.getgid!()];
  const folder = createFolder(people, (at) => eximConfig({ folder: at, port, uid, gid, login: LOGIN }));
  const child = spawn(program, ['-C', join(folder, 'exim.conf'), '-bdf', '-q30m'], {
    ...{ cwd: folder, stdio: 'ignore', uid, gid },
  });
  let ended = false;
  child.on('exit', () => {
    ended = true;
  });
  const log = () => ['mainlog', 'paniclog'].map((name) => readOr(join(folder, 'log', name), '')).join('');
  await comesTrue(() => ended || log().includes('listening for SMTP'), 'the mail server did not start', log);
  if (ended) throw new Error(`the mail server ended\n${log()}`);
  const setFlag = (name: string, on: boolean) =>
    on ? writeFileSync(join(folder, name), '') : rmSync(join(folder, name), { force: true });
  return {
    port,
    log,
    mailbox: (name) => mailsIn(folder, name),
    async delivered(name, count) {
      await comesTrue(() => mailsIn(folder, name).length >= count, `no mail number ${count} for ${name}`, log);
      return mailsIn(folder, name);
    },
    setBusy: (busy) => setFlag('busy', busy),
    setGreylisting: (greylisting) => setFlag('greylisting', greylisting),
    async close() {
      child.kill('SIGTERM');
      await comesTrue(() => ended, 'the mail server did not end', log);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
