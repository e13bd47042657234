import { FEATURES } from '@hamyar/contracts';
import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { withTransaction } from '../../platform/database/transaction.ts';
import { createTestApp, expectOk, type TestApp, type TestClient } from '../../../test/test-app.ts';
import { addUser } from '../../../test/people.ts';
import { settingsOf, writeState } from '../settings/public.ts';
import { publishLicenseChange, recordTime } from './license-clock.job.ts';
import { licenseOf } from './license-reader.service.ts';
import { featuresInForce, licenseState, nextTransition, readLicense } from './license.rules.ts';
import { DEMO_LICENSE, TRUSTED_KEYS } from './trusted-keys.ts';

const DAY = 86_400;
const NOW = Date.parse('2026-11-20T08:00:00Z') / 1000;
const pair = generateKeyPairSync('ed25519');
const keys = [
  { id: 'test', demo: false, publicKey: pair.publicKey.export({ type: 'spki', format: 'der' }).toString('base64') },
];
const claims = {
  id: 'L1',
  product: 'همیار',
  type: 'selfhost',
  customer: 'آریا',
  issued_at: NOW - DAY,
  expires_at: NOW + 30 * DAY,
  defined_employees: 40,
  features: ['kb_core', 'custom_field'],
  domains: [],
  grace_days: 14,
  panel_url: 'https://panel.example',
};

function code(more: object = {}, key: KeyObject = pair.privateKey): string {
  const payload = Buffer.from(JSON.stringify({ ...claims, ...more })).toString('base64url');
  return `${payload}.${sign(null, Buffer.from(payload), key).toString('base64url')}`;
}

describe('license rules', () => {
  it('[decisions 2.27] goes from valid to warning, grace and expired', () => {
    const at = (days: number) => licenseState({ expires_at: NOW, grace_days: 14 }, NOW - days * DAY);
    expect([8, 7, 1, 0, -1, -13, -14, -400].map(at)).toEqual([
      'valid',
      'warning',
      'warning',
      'grace',
      'grace',
      'grace',
      'expired',
      'expired',
    ]);
    expect(licenseState({ expires_at: null, grace_days: 0 }, NOW)).toBe('valid');
    expect(licenseState(null, NOW)).toBe('missing');
  });

  it('[1.2] names eleven features, each in force alone where the license has it, of both types, and no other', () => {
    const features = [
      ...['custom_field', 'customer_custom_field', 'customer_event', 'email_to_ticket', 'kb_core'],
      ...['organization_custom_field', 'ticket_canned_message', 'ticket_conditional_sla'],
      ...['ticket_send_behalf_customer', 'ticket_simple_sla', 'workingshift'],
    ];
    expect([...FEATURES].sort()).toEqual(features);
    for (const feature of FEATURES) expect(featuresInForce({ features: [feature] }, 'valid')).toEqual([feature]);
    for (const type of ['selfhost', 'cloud'])
      expect(readLicense(code({ type }), keys, { demo: false })).toMatchObject({ type });
    expect(readLicense(code({ type: 'other' }), keys, { demo: false })).toBeNull();
  });

  it('[1.2] features in force are those of the license, none once it is expired', () => {
    expect(featuresInForce({ features: ['kb_core'] }, 'grace')).toEqual(['kb_core']);
    expect(featuresInForce({ features: ['kb_core'] }, 'expired')).toEqual([]);
  });

  it('[decisions 2.19] trusts only a signature', () => {
    expect(readLicense(code(), keys, { demo: false })).toMatchObject({ id: 'L1' });
    expect(readLicense(code({}, generateKeyPairSync('ed25519').privateKey), keys, { demo: false })).toBeNull();
    const [payload = '', signature = ''] = code().split('.');
    const forged = Buffer.from(
      Buffer.from(payload, 'base64url').toString().replace('"defined_employees":40', '"defined_employees":400'),
    ).toString('base64url');
    for (const text of [
      `${forged}.${signature}`,
      payload,
      '',
      '..',
      `${payload}.${'A'.repeat(86)}`,
      code({ surprise: 1 }),
      code({ features: ['root'] }),
    ])
      expect(readLicense(text, keys, { demo: true })).toBeNull();
  });

  it('[decisions 2.19] the demo license is valid only in a demo database', () => {
    expect(readLicense(DEMO_LICENSE, TRUSTED_KEYS, { demo: true })).toMatchObject({
      id: 'demo-1',
      defined_employees: 60,
    });
    expect(readLicense(DEMO_LICENSE, TRUSTED_KEYS, { demo: false })).toBeNull();
  });
});

describe('the state changes of a license', () => {
  it('[decisions 2.27] the next change is the next second with a different state, and the last is the end of its grace', () => {
    const transitions = (license: { expires_at: number | null; grace_days: number }, from: number) => {
      const found: [number, string][] = [];
      for (let at = nextTransition(license, from); at !== null; at = nextTransition(license, at)) {
        expect(licenseState(license, at - 1)).not.toBe(licenseState(license, at));
        found.push([(at - NOW) / DAY, licenseState(license, at)]);
      }
      return found;
    };
    expect(transitions({ expires_at: NOW + 30 * DAY, grace_days: 14 }, NOW)).toEqual([
      [23, 'warning'],
      [30, 'grace'],
      [44, 'expired'],
    ]);
    expect(transitions({ expires_at: NOW, grace_days: 0 }, NOW - DAY)).toEqual([[0, 'expired']]);
    expect(nextTransition({ expires_at: null, grace_days: 14 }, NOW)).toBeNull();
    expect(nextTransition(null, NOW)).toBeNull();
  });
});

describe('license in force', () => {
  let t: TestApp;
  let ids: [number, number, number];
  let admin: TestClient;
  let employee: TestClient;
  let customer: TestClient;

  const login = async () => {
    [admin, employee, customer] = [await t.as(ids[0]), await t.as(ids[1]), await t.as(ids[2])];
  };

  beforeAll(async () => {
    t = await createTestApp();
    licenseOf(t.deps, keys);
    const { db } = t.deps;
    ids = [
      await addUser(db, { full_admin: true, branch_id: -1 }),
      await addUser(db, { employee: true }),
      await addUser(db, {}),
    ];
    await login();
  });
  afterAll(() => t.close());

  it('an installation without a license works without features', async () => {
    expect(expectOk(await admin.get('/api/license'))).toMatchObject({
      state: 'missing',
      features: [],
      license_expired_at: null,
      employees_count: 2,
    });
    expect(expectOk(await employee.get('/api/me')).user.features).toEqual([]);
    expect((await employee.get('/api/license')).code).toBe(403);
  });

  it('[3.4] is installed by its code and valid immediately', async () => {
    expect(
      (await admin.post('/api/license', { code: code({}, generateKeyPairSync('ed25519').privateKey) })).json.errors,
    ).toEqual([{ field: 'code', code: 'LICENSE_INVALID', message: 'کد لایسنس معتبر نیست' }]);
    expect(expectOk(await admin.post('/api/license', { code: code().replace(/(.{60})/g, '$1\n') }))).toEqual({
      product: 'همیار',
      license_type: 'selfhost',
      defined_employees: 40,
      employees_count: 2,
      license_expired_at: claims.expires_at,
      features: ['custom_field', 'kb_core'],
      state: 'valid',
      panel_url: 'https://panel.example',
      grace_until: claims.expires_at + 14 * DAY,
    });
    expect(expectOk(await employee.get('/api/me')).user.features).toEqual(['custom_field', 'kb_core']);
    expect(expectOk(await t.visitor.get('/api/systemSettings')).kb_core).toBe(true);
    expect((await admin.post('/api/license', { code: code({ expires_at: NOW - 20 * DAY }) })).json.errors[0].code).toBe(
      'LICENSE_ENDED',
    );
    expect((await admin.get('/api/auditLog', { action: 'license.install' })).json.total).toBe(1);
    expect(
      await t.deps.db
        .selectFrom('socket_event')
        .select(['channel', 'name'])
        .where('name', '=', 'license.changed')
        .execute(),
    ).toEqual([{ channel: 'system', name: 'license.changed' }]);
  });

  it('[decisions 2.19] after the grace staff read and no longer write, customers continue, and a new code unlocks it again', async () => {
    const profile = { landline: '021' };
    t.deps.clock.set(new Date((claims.expires_at + 13 * DAY) * 1000));
    await login();
    expect(expectOk(await admin.get('/api/license')).state).toBe('grace');
    expectOk(await employee.put('/api/notificationRead', { all: true }));
    t.deps.clock.advance(2 * DAY * 1000);
    await login();
    expect(expectOk(await admin.get('/api/license')).state).toBe('expired');
    expect((await admin.post('/api/settings', { group: 'securitySettings', values: {} })).json).toMatchObject({
      status: 'EXPIRATION_ERROR',
      code: 'LICENSE_EXPIRED',
      message: 'لایسنس منقضی شده است و ثبت تغییرات ممکن نیست.',
    });
    expectOk(await employee.get('/api/userNotifications'));
    expectOk(await employee.post('/api/updateProfile', profile));
    expectOk(await customer.post('/api/updateProfile', profile));
    expectOk(await admin.post('/api/license', { code: code({ expires_at: null }) }));
    expectOk(await admin.post('/api/settings', { group: 'securitySettings', values: {} }));
  });

  it('[decisions 2.19, decisions 2.27] open screens are informed of every change once, by time alone, and of a grace that ends', async () => {
    const changed = async () =>
      (await t.deps.db.selectFrom('socket_event').select('id').where('name', '=', 'license.changed').execute()).length;
    const notices = async () =>
      await t.deps.db
        .selectFrom('notification')
        .select(['content', 'link', 'user_id'])
        .where('event', '=', 'license_expiring')
        .orderBy('id')
        .execute();
    const expires_at = t.deps.clock.unix() + 20 * DAY;
    expectOk(await admin.post('/api/license', { code: code({ id: 'L2', expires_at, grace_days: 2 }) }));
    const before = await changed();
    await publishLicenseChange(t.deps);
    expect(await changed()).toBe(before);
    const transitions: [at: number, state: string, content: string | null][] = [
      [expires_at - 7 * DAY - 1, 'valid', null],
      [expires_at - 7 * DAY, 'warning', '۷ روز تا پایان لایسنس شما باقی مانده است'],
      [expires_at - 1, 'warning', '۱ روز تا پایان لایسنس شما باقی مانده است'],
      [expires_at, 'grace', 'لایسنس شما منقضی شده است. مهلت تمدید: ۲ روز'],
      [expires_at + 2 * DAY, 'expired', 'لایسنس منقضی شده است و ثبت تغییرات ممکن نیست.'],
    ];
    let received = before;
    let previous = 'valid';
    for (const [at, state, content] of transitions) {
      t.deps.clock.set(new Date(at * 1000));
      await Promise.all([publishLicenseChange(t.deps), publishLicenseChange(t.deps)]);
      await publishLicenseChange(t.deps);
      if (state !== previous) received += 1;
      previous = state;
      expect(await changed()).toBe(received);
      await t.deps.db.transaction().execute((trx) => t.deps.jobs.add(trx, 'license.notify', {}));
      await t.deps.runJobs();
      await t.deps.runJobs();
      if (content !== null)
        expect((await notices()).at(-1)).toEqual({
          content,
          link: { type: 'url', value: 'https://panel.example' },
          user_id: ids[0],
        });
    }
    // one notification for each step, whatever number of hours passed
    expect(await notices()).toHaveLength(4);
    await login();
    expect(expectOk(await employee.get('/api/me')).user).toMatchObject({ read_only: true, features: [] });
    expect(expectOk(await customer.get('/api/me')).user.read_only).toBe(false);
    expectOk(
      await admin.post('/api/license', { code: code({ id: 'L3', expires_at: t.deps.clock.unix() + 30 * DAY }) }),
    );
    expect(await changed()).toBe(received + 1);
    expect(expectOk(await employee.get('/api/me')).user.read_only).toBe(false);
    await publishLicenseChange(t.deps);
    expect(await changed()).toBe(received + 1);
  });

  it('[decisions 2.19] setting the clock back does not extend it', async () => {
    expectOk(await admin.post('/api/license', { code: code({ expires_at: t.deps.clock.unix() + DAY }) }));
    t.deps.clock.advance(20 * DAY * 1000);
    await recordTime(t.deps);
    t.deps.clock.advance(-20 * DAY * 1000);
    expect((await licenseOf(t.deps).current()).state).toBe('expired');
    await writeState(t.deps.db, 'license_last_seen', 0, t.deps.clock.now());
    await withTransaction(t.deps.db, settingsOf(t.deps).changed);
    expect((await licenseOf(t.deps).current()).state).toBe('warning');
  });
});
