import { insertLicense, DEMO_LICENSE } from '../src/modules/license/public.ts';
import { writeState } from '../src/modules/settings/public.ts';
import { addUser } from './people.ts';
import { createTestApp, expectOk, expectStatus, type TestApp, type TestClient } from './test-app.ts';

/** The application with a licensed and open knowledge base, and an employee who writes articles. */
export interface ArticleDesk {
  t: TestApp;
  admin: TestClient;
  writer: TestClient;
  writerId: number;
  /** Changes settings of the knowledge base. */
  set(values: Record<string, unknown>): Promise<void>;
  /** Creates a category. @returns its id */
  category(values?: Record<string, unknown>): Promise<number>;
  /** Creates an article as a draft. @returns its id */
  draft(values?: Record<string, unknown>): Promise<number>;
  /** Creates and publishes an article. @returns its id */
  article(values?: Record<string, unknown>): Promise<number>;
}

/** Builds it. Close `t` in `afterAll`. */
export async function openArticleDesk(): Promise<ArticleDesk> {
  const t = await createTestApp();
  const { db, clock } = t.deps;
  await writeState(db, 'demo', {}, clock.now());
  await insertLicense(db, { code: DEMO_LICENSE, claims: {}, at: clock.now(), by: null });
  const admin = await t.as(await addUser(db, { full_admin: true, branch_id: -1 }));
  const writerId = await addUser(db, {
    employee: true,
    permissions: ['manage knowledge base'],
    first_name: 'سارا',
    last_name: 'نوری',
  });
  const writer = await t.as(writerId);
  const set = async (values: Record<string, unknown>) => {
    expectOk(await admin.post('/api/settings', { group: 'knowledgeBaseSettings', values }));
  };
  await set({ knowledge_base_status: true });
  let serial = 0;
  const draft = async (values: Record<string, unknown> = {}): Promise<number> =>
    expectStatus(
      await writer.post('/api/knowledgebaseArticle', {
        name: `مقالهٔ ${++serial}`,
        body_html: '<p>متن مقاله</p>',
        public: true,
        ...values,
      }),
      'CREATED',
    ).id;
  return {
    t,
    admin,
    writer,
    writerId,
    set,
    draft,
    category: async (values = {}) =>
      expectStatus(
        await writer.post('/api/knowledgebaseCategory', {
          name: `دستهٔ ${++serial}`,
          visibility: 'public',
          ...values,
        }),
        'CREATED',
      ).id,
    async article(values = {}) {
      const id = await draft(values);
      expectStatus(await writer.put(`/api/knowledgebaseArticle/${id}/state`, { state: 'published' }), 'UPDATED');
      return id;
    },
  };
}
