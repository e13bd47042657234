import type { ModuleManifest, ShellRelease } from '@hamyar/contracts';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkCustomerEdition } from './customer-edition-check.ts';
import { staffOnlyTexts } from './staff-only.ts';
import type { UnitResult } from './unit.ts';

const manifests = [
  {
    name: 'tickets',
    audience: ['staff'],
    routes: [{ path: '/desk', name: 'desk', title: 'میز پنهان کارکنان', screen: 'SecretDeskScreen' }],
  },
] as unknown as ModuleManifest[];
const sentence = staffOnlyTexts().find((text) => text.length > 30)!;

describe('the proof of the customer edition', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hamyar-customer-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const built = (text: string, edition: ShellRelease['edition'] = 'customer'): UnitResult[] => {
    writeFileSync(join(folder, 'app.1a.js'), text);
    const release = { edition, base: `/s/${edition}/` } as ShellRelease;
    return [{ modules: [], views: [], shells: [{ folder, release }] }];
  };

  it('[module-platform 5] refuses a built file that says a screen or a sentence of staff, and names both', () => {
    expect(() => checkCustomerEdition(manifests, built('x.SecretDeskScreen=1'))).toThrow(
      '/s/customer/: app.1a.js says SecretDeskScreen',
    );
    expect(() => checkCustomerEdition(manifests, built(JSON.stringify(sentence)))).toThrow(sentence);
  });

  it('accepts what says neither, and does not read the files of staff', () => {
    expect(checkCustomerEdition(manifests, built('x=1'))).toMatchObject({ files: 2 });
    expect(checkCustomerEdition(manifests, built('x.SecretDeskScreen=1', 'staff'))).toEqual({ files: 0, words: 0 });
  });
});
