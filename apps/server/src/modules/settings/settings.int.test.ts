import { publicSettings, settingsGroups } from '@hamyar/contracts/schemas';
import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { setTimeout as pause } from 'node:timers/promises';
import { hashToken } from '../../platform/auth/tokens.ts';
import { createTestApp, expectOk, expectStatus, type TestApp, type TestClient } from '../../../test/test-app.ts';
import { addUser } from '../../../test/people.ts';
import { readGroups } from './setting.repository.ts';

/** The groups of the product, and what visitors may read of them. */
const OWN_GROUPS = [
  'systemInformation',
  'securitySettings',
  'userAccountSettings',
  'generalTicketSettings',
  'knowledgeBaseSettings',
];
const OF_THE_PRODUCT = [
  'attachments_allowed_types',
  'attachments_maximum_size',
  'authenticate_customers_type',
  'customer_sets_importance',
  'dark_logo_name',
  'favicon_name',
  'footer_text',
  'force_users_using_secure_password',
  'kb_core',
  'knowledge_base_color',
  'knowledge_base_feedback',
  'knowledge_base_logo_name',
  'knowledge_base_searches',
  'knowledge_base_status',
  'knowledge_base_suggestions',
  'logo_link',
  'logo_name',
  'requests_without_account',
  'signup_from_customers_permission',
  'small_logo_name',
  'system_configed',
  'system_slogan',
  'system_title',
  'timezone',
  'username_example',
  'username_regex',
  'username_type',
  'version',
  'voip_active',
  'working_hours_text',
];

describe('settings', () => {
  let t: TestApp;
  let adminId: number;
  let admin: TestClient;
  let employee: TestClient;

  beforeAll(async () => {
    t = await createTestApp();
    adminId = await addUser(t.deps.db, { full_admin: true, branch_id: -1, first_name: 'مدیر', last_name: 'ارشد' });
    admin = await t.as(adminId);
    employee = await t.as(await addUser(t.deps.db, { employee: true }));
  });
  afterAll(() => t.close());

  async function upload(content: Buffer, ownerId = adminId): Promise<string> {
    const { hash, size } = await t.deps.storage.put(Readable.from([content]));
    const token = randomBytes(32).toString('base64url');
    await t.deps.db
      .insertInto('file_blob')
      .values({ sha256: Buffer.from(hash, 'hex'), size })
      .onConflict((c) => c.doNothing())
      .execute();
    await t.deps.db
      .insertInto('attachment')
      .values({
        token_hash: hashToken(token),
        sha256: Buffer.from(hash, 'hex'),
        name: 'لوگو.png',
        extension: 'png',
        mime: 'image/png',
        size,
        owner_id: ownerId,
      })
      .execute();
    return token;
  }

  it('[7.18] visitors read exactly the public keys', async () => {
    const settings = expectOk(await t.visitor.get('/api/systemSettings'));
    const declared = publicSettings(settingsGroups).map(([name]) => name);
    // those of the product itself by name; a module of somebody else declares its own
    expect(Object.keys(settings).sort()).toEqual([...new Set([...OF_THE_PRODUCT, ...declared])].sort());
    const own = Object.entries(settingsGroups).filter(([group]) => OWN_GROUPS.includes(group));
    expect(publicSettings(Object.fromEntries(own)).filter(([name]) => !OF_THE_PRODUCT.includes(name))).toEqual([]);
    expect(settings).toMatchObject({ attachments_maximum_size: '25MB', voip_active: false });
    expect(settings.attachments_allowed_types).toHaveLength(13);
  });

  it('[6.28, 6.36] only the full admin reads and saves the groups', async () => {
    for (const url of ['/api/settings', '/api/defaultSettings']) {
      expectOk(await admin.get(url));
      expect((await employee.get(url)).json.status).toBe('AUTORIZATION_ERROR');
    }
    expect((await employee.post('/api/settings', { group: 'securitySettings', values: {} })).code).toBe(403);
  });

  it('saves the keys that change, applies them immediately, and audits the values before and after', async () => {
    const before = expectOk(await admin.get('/api/settings'));
    const saved = expectStatus(
      await admin.post('/api/settings', {
        group: 'systemInformation',
        version: before.versions.systemInformation,
        values: { system_title: 'میز كمك آریا', footer_text: 'شرکت آریا' },
      }),
      'UPDATED',
    );
    expect(saved.systemInformation).toMatchObject({ system_title: 'میز کمک آریا', attachments_maximum_size: '25MB' });
    expect(expectOk(await t.visitor.get('/api/systemSettings'))).toMatchObject({
      system_title: 'میز کمک آریا',
      footer_text: 'شرکت آریا',
    });
    const [line] = (await admin.get('/api/auditLog')).json.data;
    expect(line).toMatchObject({
      action: 'settings.update',
      actor_id: adminId,
      actor_name: 'مدیر ارشد',
      object_name: 'systemInformation',
      before: { system_title: 'همیار', footer_text: null },
      after: { system_title: 'میز کمک آریا', footer_text: 'شرکت آریا' },
    });
  });

  it('[decisions 2.0] when two people save the same group at the same time, the second gets a conflict', async () => {
    const { versions } = expectOk(await admin.get('/api/settings'));
    expectOk(
      await admin.post('/api/settings', {
        group: 'knowledgeBaseSettings',
        version: versions.knowledgeBaseSettings,
        values: { knowledge_base_status: true },
      }),
    );
    const late = await admin.post('/api/settings', {
      group: 'knowledgeBaseSettings',
      version: versions.knowledgeBaseSettings,
      values: { knowledge_base_color: '#123456' },
    });
    expect(late.json).toMatchObject({
      status: 'NOK',
      code: 'VERSION_CONFLICT',
      data: { knowledgeBaseSettings: { knowledge_base_status: true } },
    });
  });

  it('[decisions 2.0] saves of one group at the same moment run one after the other, and the later one gets a conflict', async () => {
    const { versions } = expectOk(await admin.get('/api/settings'));
    const save = (values: object) =>
      admin.post('/api/settings', {
        group: 'knowledgeBaseSettings',
        version: versions.knowledgeBaseSettings,
        values,
      });
    // a save that has not ended yet holds both others at their start
    const release = await t.deps.db.transaction().execute(async (trx) => {
      await readGroups(trx, { lock: true });
      const saves = [save({ knowledge_base_color: '#111111' }), save({ knowledge_base_color: '#222222' })];
      const ended = Promise.race(saves);
      const held = async () => {
        const { rows } = await t.deps.pool.query<{ held: number }>(
          "select count(*)::int as held from pg_locks l join pg_database d on d.oid = l.database where d.datname = current_database() and l.locktype = 'advisory' and not l.granted",
        );
        return rows[0]!.held;
      };
      // a save that is not held would end
      while ((await held()) < 2) if (await Promise.race([ended.then(() => true), pause(5, false)])) break;
      expect(await held()).toBe(2);
      return () => Promise.all(saves);
    });
    const answers = await release();
    expect(answers.map(({ json }) => json.code ?? json.status).sort()).toEqual(['UPDATED', 'VERSION_CONFLICT']);
    expect(expectOk(await admin.get('/api/settings')).versions.knowledgeBaseSettings).toBe(
      versions.knowledgeBaseSettings + 1,
    );
  });

  it('[decisions 2.0] two people who save different groups get no conflict', async () => {
    const { versions } = expectOk(await admin.get('/api/settings'));
    for (const [group, values] of [
      ['knowledgeBaseSettings', { knowledge_base_color: '#654321' }],
      ['securitySettings', { lock_minutes: 20 }],
    ] as const)
      expectStatus(await admin.post('/api/settings', { group, version: versions[group], values }), 'UPDATED');
    expect(expectOk(await admin.get('/api/settings')).versions).toEqual({
      ...versions,
      knowledgeBaseSettings: versions.knowledgeBaseSettings + 1,
      securitySettings: versions.securitySettings + 1,
    });
  });

  it('[decisions 2.23] every declared group has a default for each of its values, and starts with them', async () => {
    const fresh = await createTestApp();
    const client = await fresh.as(await addUser(fresh.deps.db, { full_admin: true, branch_id: -1 }));
    const defaults = expectOk(await client.get('/api/defaultSettings'));
    const { versions, ...now } = expectOk(await client.get('/api/settings'));
    await fresh.close();
    expect(Object.keys(defaults).sort()).toEqual(Object.keys(settingsGroups).sort());
    expect(Object.keys(versions).sort()).toEqual(Object.keys(settingsGroups).sort());
    expect(now).toEqual(defaults);
  });

  it.each([
    [{ group: 'systemInformation', values: { system_title: '' } }, 'values.system_title', 'REQUIRED'],
    [{ group: 'systemInformation', values: { system_title: '<b>x</b>' } }, 'values.system_title', 'HTML'],
    [{ group: 'systemInformation', values: { timezone: 'Mars/Olympus' } }, 'values.timezone', 'CHOICE'],
    [{ group: 'systemInformation', values: { logo_link: 'javascript:alert(1)' } }, 'values.logo_link', 'URL'],
    [
      { group: 'systemInformation', values: { attachments_maximum_size: '25 TB' } },
      'values.attachments_maximum_size',
      'PATTERN',
    ],
    [
      { group: 'systemInformation', values: { attachments_maximum_size: '1025MB' } },
      'values.attachments_maximum_size',
      'MAX',
    ],
    [{ group: 'systemInformation', values: { logo_token: 'a'.repeat(43) } }, 'values.logo_token', 'CHOICE'],
    [{ group: 'userAccountSettings', values: { username_regex: '(' } }, 'values.username_regex', 'PATTERN'],
    [{ group: 'userAccountSettings', values: { username_regex: '(a)\\1' } }, 'values.username_regex', 'PATTERN'],
    [
      { group: 'userAccountSettings', values: { default_customer_level_id: 987_654 } },
      'values.default_customer_level_id',
      'CHOICE',
    ],
    [{ group: 'securitySettings', values: { lock_minutes: 0 } }, 'values.lock_minutes', 'MIN'],
    [{ group: 'securitySettings', values: { admin: true } }, 'values.admin', 'UNKNOWN_FIELD'],
  ])('refuses %j at its field', async (body, field, code) => {
    expect((await admin.post('/api/settings', body)).json.errors).toEqual([expect.objectContaining({ field, code })]);
  });

  it('[3.3] a logo is encoded again and served by an unguessable name', async () => {
    const token = await upload(
      await sharp({ create: { width: 900, height: 300, channels: 3, background: '#1f6feb' } })
        .jpeg()
        .withExif({ IFD0: { Copyright: 'secret place' } })
        .toBuffer(),
    );
    const {
      systemInformation: { logo_name: name },
    } = expectOk(await admin.post('/api/settings', { group: 'systemInformation', values: { logo_token: token } }));
    expect(name).toMatch(/^\d+-[0-9a-f]{16}\.png$/);
    const served = await t.app.inject({ url: `/f/${name}` });
    expect(served.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(await sharp(served.rawPayload).metadata()).toMatchObject({ format: 'png', width: 480, height: 160 });
    expect(served.rawPayload.includes('secret place')).toBe(false);
    expect(
      createHash('sha256').update(served.rawPayload).digest('hex').startsWith(name.split('-')[1].slice(0, 16)),
    ).toBe(true);
    expect(
      (await admin.post('/api/settings', { group: 'systemInformation', values: { logo_token: token } })).code,
    ).toBe(422);
    expect((await t.visitor.get(`/f/${name.replace(/-[0-9a-f]/, '-0').replace('-0', '-1')}`)).code).toBe(404);
    expect(
      expectOk(await admin.post('/api/settings', { group: 'systemInformation', values: { logo_token: null } }))
        .systemInformation.logo_name,
    ).toBeNull();
  });

  it('[decisions 2.10] a replaced or removed logo is no longer served, and its file is removed after thirty days', async () => {
    const picture = async (color: string) =>
      upload(
        await sharp({ create: { width: 40, height: 40, channels: 3, background: color } })
          .png()
          .toBuffer(),
      );
    const save = async (values: object) =>
      expectOk(await admin.post('/api/settings', { group: 'systemInformation', values })).systemInformation as Record<
        string,
        string
      >;
    const code = async (name: string | undefined) => (await t.visitor.get(`/f/${name}`)).code;
    const { favicon_name: first, small_logo_name: small } = await save({
      favicon_token: await picture('#111111'),
      small_logo_token: await picture('#111111'),
    });
    const { favicon_name: second } = await save({ favicon_token: await picture('#222222') });
    expect([await code(first), await code(second), await code(small)]).toEqual([404, 200, 200]);
    await save({ favicon_token: null });
    expect([await code(second), await code(small)]).toEqual([404, 200]);
    const { sha256 } = await t.deps.db
      .selectFrom('attachment')
      .select('sha256')
      .where('id', '=', Number(second?.split('-')[0]))
      .executeTakeFirstOrThrow();
    const sweep = async () => {
      await t.deps.jobs.add(t.deps.db, 'attachment.sweep', {});
      await t.deps.runJobs();
    };
    await sweep();
    expect(await t.deps.storage.stat(sha256.toString('hex'))).not.toBeNull();
    t.deps.clock.advance(31 * 86_400_000);
    await sweep();
    expect(await t.deps.storage.stat(sha256.toString('hex'))).toBeNull();
    admin = await t.as(adminId);
  });

  it("refuses another person's upload and files that are not pictures", async () => {
    const foreign = await upload(Buffer.from('x'), await addUser(t.deps.db, {}));
    const rubbish = await upload(Buffer.from('<svg onload="alert(1)"/>'));
    for (const [token, code] of [
      [foreign, 'CHOICE'],
      [rubbish, 'FILE_TYPE'],
    ] as const) {
      expect(
        (await admin.post('/api/settings', { group: 'systemInformation', values: { favicon_token: token } })).json
          .errors,
      ).toEqual([expect.objectContaining({ field: 'values.favicon_token', code })]);
    }
  });
});
