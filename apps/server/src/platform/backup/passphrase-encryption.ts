import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto';
import type { EncryptedSecret } from './backup-manifest.ts';

/** Slow on purpose, against guessing the passphrase of a stolen backup (128 MiB, about half a second). */
const COST = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 2 ** 20 };

/** Encrypts the installation's secret with a passphrase (scrypt, AES-256-GCM). */
export function encryptWithPassphrase(text: string, passphrase: string): EncryptedSecret {
  const salt = randomBytes(16);
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', scryptSync(passphrase, salt, 32, COST), iv);
  const data = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return {
    salt: salt.toString('base64'),
    iv: iv.toString('base64'),
    tag: cipher.getAuthTag().toString('base64'),
    data: data.toString('base64'),
  };
}

/** @returns the text, or `null` for a wrong passphrase or changed data */
export function decryptWithPassphrase(box: EncryptedSecret, passphrase: string): string | null {
  const bytes = (text: string) => Buffer.from(text, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', scryptSync(passphrase, bytes(box.salt), 32, COST), bytes(box.iv));
  decipher.setAuthTag(bytes(box.tag));
  try {
    return Buffer.concat([decipher.update(bytes(box.data)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
