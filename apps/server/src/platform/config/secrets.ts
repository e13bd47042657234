import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { startupErrors } from './messages.ts';
import { StartupError } from './startup-error.ts';

/**
 * Keys derived from the one secret of this installation, one per purpose, so that a leaked key is useful for one
 * purpose only. All nodes of a cluster derive the same keys.
 */
export interface Secrets {
  /** 32 bytes for a purpose such as `attachment-link`. */
  key(purpose: string): Buffer;
  /** HMAC-SHA-256 of a text with the purpose's key, base64url. */
  sign(purpose: string, text: string): string;
}

/** Derives the keys from the master secret (any text of 32 characters or more). */
export function deriveSecrets(master: string): Secrets {
  const keys = new Map<string, Buffer>();
  const key = (purpose: string) => {
    let found = keys.get(purpose);
    if (!found) {
      found = Buffer.from(hkdfSync('sha256', master, 'hamyar', purpose, 32));
      keys.set(purpose, found);
    }
    return found;
  };
  return { key, sign: (purpose, text) => createHmac('sha256', key(purpose)).update(text).digest('base64url') };
}

/** File with the secret of an installation without SECRET_KEY. */
export const secretsFile = (dataDir: string) => join(dataDir, 'secrets.json');

/** Writes a file that only its owner may read, completely or not at all. */
export function writePrivateFile(path: string, text: string): void {
  const temporary = `${path}.${process.pid}.new`;
  const file = openSync(temporary, 'w', 0o600);
  try {
    writeSync(file, text);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(temporary, path);
}

/**
 * The secret of this installation: SECRET_KEY, else `DATA_DIR/secrets.json` (0600), created at the first start.
 * @throws StartupError when the file exists and cannot be read: with a new secret every stored secret would be
 * unreadable.
 */
export function loadMasterSecret(dataDir: string, secretKey: string | undefined): string {
  if (secretKey) return secretKey;
  const path = secretsFile(dataDir);
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
      throw new StartupError(startupErrors.secretsOpen(path), error);
    const master = randomBytes(32).toString('base64url');
    saveMasterSecret(dataDir, master);
    return master;
  }
  try {
    const { master } = JSON.parse(text) as { master?: unknown };
    if (typeof master === 'string' && master.length >= 32) return master;
  } catch {
    // continues to the refusal: a damaged file is treated like an unreadable one
  }
  throw new StartupError(startupErrors.secretsOpen(path));
}

/** Writes the secret of a restored installation. */
export function saveMasterSecret(dataDir: string, master: string): void {
  writePrivateFile(secretsFile(dataDir), `${JSON.stringify({ version: 1, master }, null, 2)}\n`);
}

/** The keys of this installation. @throws StartupError like {@link loadMasterSecret} */
export function loadSecrets(dataDir: string, secretKey: string | undefined): Secrets {
  return deriveSecrets(loadMasterSecret(dataDir, secretKey));
}
