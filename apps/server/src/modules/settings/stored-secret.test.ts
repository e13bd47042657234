import { inspect } from 'node:util';
import { deriveSecrets } from '../../platform/config/secrets.ts';
import { sealSecret, StoredSecret } from './stored-secret.ts';

const secrets = deriveSecrets('a secret that only the tests know, 32+');

describe('a secret of the settings', () => {
  const sealed = sealSecret(secrets, 'signing key');
  const stored = new StoredSecret(sealed);

  it('prints neither its text nor the encrypted text', () => {
    for (const printed of [
      JSON.stringify(stored),
      JSON.stringify({ gateway: { signing_key: stored } }),
      JSON.stringify({ ...stored }),
      String(stored),
      inspect(stored, { depth: null, showHidden: true }),
    ]) {
      expect(printed).not.toContain(sealed);
      expect(printed).not.toContain('signing key');
    }
    expect(JSON.stringify(stored)).toBe('"***"');
  });

  it('is decrypted only by the key that encrypted it', () => {
    expect(stored.reveal(secrets)).toBe('signing key');
    expect(stored.reveal(deriveSecrets('another secret of the tests, 32+ letters'))).toBeNull();
  });
});
