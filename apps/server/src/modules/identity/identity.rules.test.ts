import { PERMISSIONS, ROLES } from '@hamyar/contracts';
import fc from 'fast-check';
import { accountKey, readAccountName } from '../../platform/auth/account-name.ts';
import { limitConcurrency } from '../../platform/auth/concurrency-limit.ts';
import { roleOf } from '../../platform/auth/role-label.ts';
import { encryptText, decryptText } from '../../platform/auth/text-encryption.ts';
import { networkOf } from './account.rules.ts';
import { effectivePermissions, toCurrentUser } from './current-user.rules.ts';
import { describeDevice } from './device.rules.ts';
import type { PersonRow } from './session.repository.ts';

describe('names of accounts', () => {
  it.each([
    ['۰۹۱۲ ۳۴۵ ۶۷۸۹', { kind: 'mobile', key: '+989123456789' }],
    ['00989123456789', { kind: 'mobile', key: '+989123456789' }],
    [' Sara@Example.IR ', { kind: 'email', key: 'sara@example.ir' }],
    ['Admin', { kind: 'username', key: 'admin' }],
    ['دو کلمه', null],
    ['', null],
  ])('[decisions 2.8] reads %j', (text, name) => {
    expect(readAccountName(text)).toEqual(name);
  });

  it('attempts on a name are counted under one key however it is spelled', () => {
    expect(new Set(['09123456789', '+989123456789', '۰۹۱۲۳۴۵۶۷۸۹', '0912 345 6789'].map(accountKey)).size).toBe(1);
    fc.assert(fc.property(fc.string(), (text) => accountKey(text).length <= 150));
  });

  it.each([
    ['10.20.30.40', '10.20.30.0/24'],
    ['::ffff:10.20.30.40', '10.20.30.0/24'],
    ['2001:DB8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['2001:db8::1', '2001:db8:0::/48'],
    ['::1', '0:0:0::/48'],
  ])('[decisions 2.9] the network of %s is %s', (ip, net) => {
    expect(networkOf(ip)).toBe(net);
  });
});

describe('the person who makes a request', () => {
  const row: PersonRow = {
    id: 1,
    employee: true,
    first_name: 'ا',
    last_name: 'ب',
    username: null,
    email: null,
    mobile: null,
    interphone: null,
    branch_id: 3,
    status: 'active',
    must_change_password: false,
    role_ids: [],
    inactive_role_ids: [],
    hidden_fields: [],
    peers_see_ratings: false,
    full_admin: false,
    branch_admin: false,
    department_admin: false,
    supervisor: false,
    customer_level_id: null,
    expire_at: null,
    organization_id: null,
    organization_name: null,
    organization_expire_at: null,
    organization_shared: false,
    picture_name: null,
    role_permissions: ['manage tags'],
    memberships: [
      { department_id: 4, manager: true },
      { department_id: 5, manager: false },
    ],
  };
  const now = new Date('2026-11-20T00:00:00Z');

  it('[6.2, decisions 2.2] customers have no permission, the full admin every one, other admins those in the table', () => {
    expect(effectivePermissions({ ...row, employee: false }, ['manage tags'])).toEqual([]);
    expect(effectivePermissions({ ...row, full_admin: true }, [])).toEqual(PERMISSIONS);
    expect(effectivePermissions({ ...row, branch_admin: true }, [])).not.toContain('manage knowledge base');
    expect(effectivePermissions({ ...row, department_admin: true }, ['view audit log'])).toEqual(
      expect.arrayContaining(['view audit log', 'assign tickets']),
    );
    expect(effectivePermissions(row, ['view reports', 'manage tags'])).toEqual(['manage tags', 'view reports']);
  });

  it('[6.1] has the first matching label of the seven roles', () => {
    const nobody = {
      full_admin: false,
      branch_admin: false,
      department_admin: false,
      employee: false,
      supervisor: false,
      organization_id: null,
    };
    expect(roleOf(nobody)).toBe('customer');
    expect(roleOf({ ...nobody, supervisor: true })).toBe('customer');
    expect(roleOf({ ...nobody, organization_id: 4 })).toBe('organization_customer');
    expect(roleOf({ ...nobody, organization_id: 4, supervisor: true })).toBe('organization_supervisor');
    const ranks = ['full_admin', 'branch_admin', 'department_admin', 'employee'] as const;
    fc.assert(
      fc.property(fc.subarray([...ranks], { minLength: 1 }), fc.boolean(), (held, supervisor) => {
        const person = {
          ...nobody,
          organization_id: 4,
          supervisor,
          ...Object.fromEntries(held.map((rank) => [rank, true])),
        };
        return roleOf(person) === ROLES.find((role) => (held as string[]).includes(role));
      }),
    );
  });

  it('[decisions 2.1] administers departments only as a department admin', () => {
    expect(toCurrentUser(row, now)).toMatchObject({ department_ids: [4, 5], managed_department_ids: [] });
    expect(toCurrentUser({ ...row, department_admin: true }, now).managed_department_ids).toEqual([4]);
  });

  it('[3.1] expires with the earlier date; an employee never with an organization', () => {
    const dates = { expire_at: new Date('2026-12-01Z'), organization_expire_at: new Date('2026-11-01Z') };
    expect(toCurrentUser({ ...row, ...dates, employee: false }, now)).toMatchObject({
      expired: true,
      expire_date: Date.parse('2026-11-01Z') / 1000,
    });
    expect(toCurrentUser({ ...row, ...dates }, now).expired).toBe(false);
  });
});

describe('the basics of identity', () => {
  it('an encrypted text can be decrypted only with its own key, and every change is detected', () => {
    const [key, other] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
    fc.assert(
      fc.property(fc.string(), fc.nat(), (text, at) => {
        const sealed = encryptText(key, text);
        const changed = Buffer.from(sealed);
        changed[at % changed.length]! ^= 1;
        return (
          decryptText(key, sealed) === text && decryptText(other, sealed) === null && decryptText(key, changed) === null
        );
      }),
    );
  });

  it('runs at most the allowed number at the same time, in order, also after a failure', async () => {
    const run = limitConcurrency(2);
    let running = 0;
    let most = 0;
    const done: number[] = [];
    await Promise.allSettled(
      Array.from({ length: 20 }, (_, i) =>
        run(async () => {
          most = Math.max(most, (running += 1));
          await new Promise((resolve) => setImmediate(resolve));
          running -= 1;
          done.push(i);
          if (i % 3 === 0) throw new Error('failed');
        }),
      ),
    );
    expect(most).toBe(2);
    expect(done).toEqual(Array.from({ length: 20 }, (_, i) => i));
  });

  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36',
      'Chrome, Windows',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605 Version/17.0 Mobile Safari/604',
      'Safari, iOS',
    ],
    ['curl/8.0', 'curl'],
    ['', '?'],
  ])('names the device of %j', (agent, name) => {
    expect(describeDevice(agent)).toBe(name);
  });
});
