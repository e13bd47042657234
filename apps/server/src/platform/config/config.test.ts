import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isLoopback, readConfig } from './config.ts';
import { loadSecrets, secretsFile } from './secrets.ts';

const folder = mkdtempSync(join(tmpdir(), 'hamyar-config-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the settings', () => {
  it('[issue 2, ground] have the documented defaults', () => {
    expect(readConfig({}, '/srv')).toMatchObject({
      port: 4310,
      host: '127.0.0.1',
      dataDir: '/srv/data',
      trustProxy: [],
      role: 'all',
      databaseUrl: undefined,
    });
    expect(readConfig({ PORT: '', DATABASE_URL: '' }, '/srv')).toMatchObject({ port: 4310, databaseUrl: undefined });
  });

  it('[issue 2, bad input] report the wrong one in Persian and English and never show a secret value', () => {
    const refusal = (env: Record<string, string>) => {
      try {
        readConfig(env, '/srv');
      } catch (error) {
        return error as { name: string; fa: string; en: string };
      }
      throw new Error('accepted');
    };
    expect(refusal({ PORT: 'forty' })).toMatchObject({
      name: 'StartRefusal',
      en: expect.stringContaining('PORT="forty"'),
      fa: expect.stringContaining('PORT'),
    });
    expect(refusal({ TRUST_PROXY: '10.0.0.0/8,everyone' }).en).toContain('TRUST_PROXY');
    expect(refusal({ DATABASE_URL: 'mysql://user:sesame@host/x' }).en).not.toContain('sesame');
    expect(refusal({ SECRET_KEY: 'short' }).en).not.toContain('"short"');
    const broker = refusal({ BROKER_URL: 'redis://:sesame@host:6379' });
    expect([broker.fa, broker.en].map((line) => line.includes('BROKER_URL') && !line.includes('sesame'))).toEqual([
      true,
      true,
    ]);
  });

  it('[architecture 1] distinguish loopback from the network', () => {
    expect(['127.0.0.1', 'localhost', '::1', '127.5.5.5'].map(isLoopback)).toEqual([true, true, true, true]);
    expect(['0.0.0.0', '::', '192.168.1.4', '127.0.0.1.example.ir'].map(isLoopback)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});

describe('the secrets', () => {
  it('[architecture 1] are created once, readable only by the owner, and give one key per purpose', () => {
    const first = loadSecrets(folder, undefined);
    expect(statSync(secretsFile(folder)).mode & 0o777).toBe(0o600);
    expect(loadSecrets(folder, undefined).sign('links', 'a')).toBe(first.sign('links', 'a'));
    expect(first.sign('links', 'a')).not.toBe(first.sign('sessions', 'a'));
    expect(loadSecrets(folder, 'k'.repeat(32)).sign('links', 'a')).not.toBe(first.sign('links', 'a'));
    expect(readFileSync(secretsFile(folder), 'utf8')).toContain('"master"');
  });

  it('[architecture 1] are never replaced when the file is damaged', () => {
    writeFileSync(secretsFile(folder), '{"master":');
    expect(() => loadSecrets(folder, undefined)).toThrow(expect.objectContaining({ name: 'StartRefusal' }));
    expect(readFileSync(secretsFile(folder), 'utf8')).toBe('{"master":');
  });
});
