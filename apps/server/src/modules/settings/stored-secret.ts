import { decryptText, encryptText } from '../../platform/auth/text-encryption.ts';
import type { Secrets } from '../../platform/config/secrets.ts';

const PURPOSE = 'setting-secret';

/** Encrypts a secret for its row, so that it cannot be read from a copy of the database alone. */
export const sealSecret = (secrets: Secrets, text: string): string =>
  encryptText(secrets.key(PURPOSE), text).toString('base64');

/** A secret of the settings. It is encrypted until it is used, and printing the object does not show it. */
export class StoredSecret {
  readonly #sealed: string;

  constructor(sealed: string) {
    this.#sealed = sealed;
  }

  /** The decrypted text; null when it was encrypted with another key and has to be entered again. */
  reveal(secrets: Secrets): string | null {
    return decryptText(secrets.key(PURPOSE), Buffer.from(this.#sealed, 'base64'));
  }

  toJSON(): string {
    return '***';
  }
}
