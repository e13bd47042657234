import type { SettingsDeclaration } from '@hamyar/contracts/schemas';
import { Writable } from 'node:stream';
import { addUser } from '../../../test/people.ts';
import { createTestApp, expectOk, expectStatus, type TestApp, type TestClient } from '../../../test/test-app.ts';
import { createLog } from '../../platform/logging/log.ts';
import { settingsOf } from './settings-reader.service.ts';
import type { StoredSecret } from './stored-secret.ts';

// the groups of the product belong to modules, so the test adds one to the list that `npm run gen` prints; every layer uses it
jest.mock('../../../../../packages/contracts/src/settings-groups.schema.ts', () => {
  const { secret, setting, settingsGroup } = jest.requireActual('../../../../../packages/contracts/src/setting.ts');
  const { z } = jest.requireActual('zod');
  const gateway: SettingsDeclaration = settingsGroup({
    sender: setting(z.string().max(60), 'Hamyar'),
    signing_key: secret(40),
  });
  return { ...jest.requireActual('../../../../../packages/contracts/src/settings-groups.schema.ts'), gateway };
});

const KEY = 'first-of-all-9f31';
const NEXT = 'another-one-77c2';

describe('a secret of a settings group', () => {
  let t: TestApp;
  let admin: TestClient;
  const lines: string[] = [];
  const answers: string[] = [];

  beforeAll(async () => {
    const destination = new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk));
        done();
      },
    });
    t = await createTestApp({ log: createLog({ level: 'trace', destination }) });
    admin = await t.as(await addUser(t.deps.db, { full_admin: true, branch_id: -1 }));
  });
  afterAll(() => t.close());

  const save = async (values: object, version?: number) => {
    const answer = await admin.post('/api/settings', {
      group: 'gateway',
      values,
      ...(version === undefined ? {} : { version }),
    });
    answers.push(answer.body);
    return answer;
  };
  const read = async (url: string) => {
    const answer = await admin.get(url);
    answers.push(answer.body);
    return expectOk(answer);
  };
  const inForce = async (): Promise<StoredSecret | null> =>
    ((await settingsOf(t.deps).current()) as unknown as { gateway: { signing_key: StoredSecret | null } }).gateway
      .signing_key;
  const lastAudited = async () => (await read('/api/auditLog'))[0];

  it('[decisions 2.26] is returned only as set or not set, and used by the server alone', async () => {
    expect((await read('/api/defaultSettings')).gateway).toEqual({ sender: 'Hamyar', signing_key_set: false });
    expect(expectStatus(await save({ signing_key: KEY }), 'UPDATED').gateway).toEqual({
      sender: 'Hamyar',
      signing_key_set: true,
    });
    expect((await read('/api/settings')).gateway).toEqual({ sender: 'Hamyar', signing_key_set: true });
    expect((await inForce())?.reveal(t.deps.secrets)).toBe(KEY);
    expect(await lastAudited()).toMatchObject({
      object_name: 'gateway',
      before: { signing_key_set: false },
      after: { signing_key_set: true },
    });
  });

  it('stays when the page sends an empty field, and a change of another key is audited without it', async () => {
    expectStatus(await save({ sender: 'آریا', signing_key: '' }), 'UPDATED');
    expect((await inForce())?.reveal(t.deps.secrets)).toBe(KEY);
    const { before, after } = await lastAudited();
    expect([before, after]).toEqual([{ sender: 'Hamyar' }, { sender: 'آریا' }]);
  });

  it('is replaced by another one; the audit log contains the change but neither value', async () => {
    expectStatus(await save({ signing_key: NEXT }), 'UPDATED');
    expect((await inForce())?.reveal(t.deps.secrets)).toBe(NEXT);
    const { before, after } = await lastAudited();
    expect([before, after]).toEqual([{ signing_key_set: true }, { signing_key_set: true }]);
  });

  it('is in no error: neither of a version conflict, nor of a too long text', async () => {
    const late = await save({ signing_key: KEY }, 0);
    expect(late.json).toMatchObject({ code: 'VERSION_CONFLICT', data: { gateway: { signing_key_set: true } } });
    const long = await save({ signing_key: `${KEY}${'x'.repeat(40)}` });
    expect(long.json.errors).toEqual([expect.objectContaining({ field: 'values.signing_key', code: 'MAX_LENGTH' })]);
  });

  it('is no public setting', async () => {
    const settings = expectOk(await t.visitor.get('/api/systemSettings'));
    expect(Object.keys(settings).filter((key) => /signing|sender/.test(key))).toEqual([]);
  });

  it('cannot be read in any answer, log line, audit entry or row', async () => {
    await read('/api/auditLog');
    t.deps.log.info({ reading: await settingsOf(t.deps).current() }, 'all of it');
    const rows = await t.deps.db.selectFrom('setting').selectAll().execute();
    const audited = await t.deps.db.selectFrom('audit_log').selectAll().execute();
    expect(rows.find(({ group }) => group === 'gateway')?.values).toMatchObject({ sender: 'آریا' });
    expect(lines.some((line) => line.includes('all of it') && line.includes('gateway'))).toBe(true);
    for (const secret of [KEY, NEXT])
      expect([...answers, ...lines, JSON.stringify([rows, audited])].filter((text) => text.includes(secret))).toEqual(
        [],
      );
  });

  it('is deleted when null is sent', async () => {
    expect(expectStatus(await save({ signing_key: null }), 'UPDATED').gateway.signing_key_set).toBe(false);
    expect(await inForce()).toBeNull();
  });
});
