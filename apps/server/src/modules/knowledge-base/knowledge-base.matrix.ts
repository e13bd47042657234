import { get, post, put, type Call, type ModuleMatrix } from '../../../test/role-matrix/matrix-calls.ts';
import type { MatrixWorld } from '../../../test/role-matrix/matrix-world.ts';
import type { Visibility } from '@hamyar/contracts';

const WRITERS = 'L - - - - -  - + - - - - +';
const NO_ROW = 'L - - - - -  - 0 - - - - 0';
const CLOSED = '0 - - - - -  - - - - - - -';
const EVERYBODY = '+ + + + + +  + + + + + + +';
const NOBODY = '0 0 0 0 0 0  0 0 0 0 0 0 0';

const setStatus = async ({ t }: MatrixWorld, knowledge_base_status: boolean): Promise<void> => {
  const admin = await t.as(
    (await t.deps.db.selectFrom('user').select('id').where('full_admin', '=', true).executeTakeFirstOrThrow()).id,
  );
  await admin.post('/api/settings', { group: 'knowledgeBaseSettings', values: { knowledge_base_status } });
};
/** The call while the knowledge base is open, or closed, to its readers. */
const whileOpen =
  (call: Call, open = true): Call =>
  async (client, world, role) => {
    await setStatus(world, open);
    return call(client, world, role);
  };
const closed = (call: Call): Call => whileOpen(call, false);

/** An article that is live, for those whom its visibility names. */
async function article({ clients }: MatrixWorld, visibility: Visibility = 'public'): Promise<number> {
  const group = visibility === 'public' ? { public: true } : { public: false, user_group: visibility };
  const body = { name: 'مقاله', body_html: '<p>متن</p>', ...group };
  const { id } = (await clients.F.post('/api/knowledgebaseArticle', body)).json.data;
  await clients.F.put(`/api/knowledgebaseArticle/${id}/state`, { state: 'published' });
  return id;
}
const category = async ({ clients }: MatrixWorld, values: object = {}): Promise<number> =>
  (await clients.F.post('/api/knowledgebaseCategory', { name: 'دسته', visibility: 'public', ...values })).json.data.id;

const onArticle =
  (call: (id: number) => Call, visibility?: Visibility): Call =>
  async (client, world, role) =>
    call(await article(world, visibility))(client, world, role);

const readArticle = (visibility: Visibility) => whileOpen(onArticle((id) => get(`/api/kbArticle/${id}`), visibility));

const ADMIN = '/api/knowledgebaseArticle';

export const matrix: ModuleMatrix = {
  knowledgebaseArticleList: [{ case: 'all', call: get(ADMIN), expect: WRITERS }],
  knowledgebaseArticleGet: [
    { case: 'one', call: onArticle((id) => get(`${ADMIN}/${id}`)), expect: WRITERS },
    { case: 'none', call: get(`${ADMIN}/999999`), expect: NO_ROW },
  ],
  knowledgebaseArticleStore: [{ case: 'a draft', call: post(ADMIN, { name: 'یک' }), expect: WRITERS }],
  knowledgebaseArticleUpdate: [
    { case: 'one', call: onArticle((id) => put(`${ADMIN}/${id}`, { name: 'دو' })), expect: WRITERS },
  ],
  knowledgebaseArticleState: [
    { case: 'archived', call: onArticle((id) => put(`${ADMIN}/${id}/state`, { state: 'archived' })), expect: WRITERS },
  ],
  knowledgebaseArticleDelete: [
    { case: 'one', call: onArticle((id) => (client) => client.delete(`${ADMIN}/${id}`)), expect: WRITERS },
  ],
  knowledgebaseArticlePreview: [
    { case: 'as a visitor', call: onArticle((id) => get(`${ADMIN}/${id}/preview?as=visitor`)), expect: WRITERS },
  ],
  knowledgebaseArticleVersions: [
    { case: 'all', call: onArticle((id) => get(`${ADMIN}/${id}/version`)), expect: WRITERS },
  ],
  knowledgebaseArticleVersionGet: [
    { case: 'the first', call: onArticle((id) => get(`${ADMIN}/${id}/version/1`)), expect: WRITERS },
  ],
  knowledgebaseArticleVersionRestore: [
    { case: 'the first', call: onArticle((id) => post(`${ADMIN}/${id}/version/1/restore`, {})), expect: WRITERS },
  ],
  knowledgebaseArticleFeedback: [
    { case: 'comments', call: onArticle((id) => get(`${ADMIN}/${id}/feedback`)), expect: WRITERS },
  ],
  knowledgebaseArticleTagGet: [
    { case: 'of one', call: onArticle((id) => get(`${ADMIN}/${id}/tag`)), expect: WRITERS },
    { case: 'of none', call: get(`${ADMIN}/999999/tag`), expect: NO_ROW },
  ],
  knowledgebaseArticleReviewers: [{ case: 'all', call: get(`${ADMIN}/reviewers`), expect: WRITERS }],
  knowledgebaseCategoryList: [{ case: 'all', call: get('/api/knowledgebaseCategory'), expect: WRITERS }],
  knowledgebaseCategoryGet: [{ case: 'none', call: get('/api/knowledgebaseCategory/999999'), expect: NO_ROW }],
  knowledgebaseCategoryStore: [
    { case: 'a new one', call: post('/api/knowledgebaseCategory', { name: 'یک' }), expect: WRITERS },
  ],
  knowledgebaseCategoryUpdate: [
    {
      case: 'one',
      call: async (client, world) => client.put(`/api/knowledgebaseCategory/${await category(world)}`, { name: 'دو' }),
      expect: WRITERS,
    },
  ],
  knowledgebaseCategoryDelete: [
    {
      case: 'an empty one',
      call: async (client, world) => client.delete(`/api/knowledgebaseCategory/${await category(world)}`),
      expect: WRITERS,
    },
  ],
  knowledgebaseTemplateList: [{ case: 'all', call: get('/api/knowledgebaseTemplate'), expect: WRITERS }],
  knowledgebaseTemplateGet: [{ case: 'none', call: get('/api/knowledgebaseTemplate/999999'), expect: NO_ROW }],
  knowledgebaseTemplateStore: [
    { case: 'a new one', call: post('/api/knowledgebaseTemplate', { name: 'یک', body: '<p>یک</p>' }), expect: WRITERS },
  ],
  knowledgebaseTemplateUpdate: [
    { case: 'none', call: put('/api/knowledgebaseTemplate/999999', { name: 'یک' }), expect: NO_ROW },
  ],
  knowledgebaseTemplateDelete: [
    { case: 'none', call: (client) => client.delete('/api/knowledgebaseTemplate/999999'), expect: NO_ROW },
  ],
  knowledgebaseSearchMissList: [{ case: 'all', call: get('/api/knowledgebaseSearchMiss'), expect: WRITERS }],
  knowledgebaseSearchMissDelete: [
    { case: 'none', call: (client) => client.delete('/api/knowledgebaseSearchMiss/999999'), expect: NO_ROW },
  ],
  kbArticleList: [
    { case: 'closed', call: closed(get('/api/kbArticle')), expect: CLOSED },
    { case: 'open', call: whileOpen(get('/api/kbArticle')), expect: EVERYBODY },
  ],
  kbArticleGet: [
    { case: 'closed', call: closed(onArticle((id) => get(`/api/kbArticle/${id}`))), expect: CLOSED },
    { case: 'public', call: readArticle('public'), expect: EVERYBODY },
    { case: 'for employees', call: readArticle('employees'), expect: '0 0 0 0 0 0  + + + + + + +' },
    { case: 'for customers', call: readArticle('customers'), expect: '0 + + + + +  0 0 0 0 0 0 0' },
    { case: 'for both', call: readArticle('both'), expect: '0 + + + + +  + + + + + + +' },
    {
      case: 'in a category for customers of one organisation',
      call: whileOpen(async (client, world) => {
        const category_ids = [
          await category(world, { visibility: 'customers', organization_ids: [world.organization] }),
        ];
        const id = await article(world);
        await world.clients.F.put(`${ADMIN}/${id}`, { category_ids });
        await world.clients.F.put(`${ADMIN}/${id}/state`, { state: 'published' });
        return client.get(`/api/kbArticle/${id}`);
      }),
      expect: '0 0 0 + + 0  0 0 0 0 0 0 0',
    },
  ],
  kbArticleUpdate: [
    { case: 'closed', call: closed(put('/api/kbArticle/1', { helpful: true })), expect: CLOSED },
    {
      case: 'feedback',
      call: whileOpen(onArticle((id) => put(`/api/kbArticle/${id}`, { helpful: true }))),
      expect: EVERYBODY,
    },
    {
      case: 'a change of the article',
      call: whileOpen(onArticle((id) => put(`/api/kbArticle/${id}`, { version: 3, name: 'دو' }))),
      expect: 'L - - - - -  - + - - - - +',
    },
  ],
  kbArticleSolved: [
    {
      case: 'a public one',
      call: whileOpen(onArticle((id) => post(`/api/kbArticle/${id}/solved`, { source: 'article' }))),
      expect: EVERYBODY,
    },
  ],
  kbCategoryList: [
    { case: 'closed', call: closed(get('/api/kbCategory')), expect: CLOSED },
    { case: 'open', call: whileOpen(get('/api/kbCategory')), expect: EVERYBODY },
    { case: 'for choosing', call: whileOpen(get('/api/kbCategory?forArticles=1')), expect: WRITERS },
  ],
  kbCategoryGet: [{ case: 'none', call: whileOpen(get('/api/kbCategory/999999')), expect: NOBODY }],
  kbSuggestion: [
    {
      case: 'while writing',
      call: whileOpen(post('/api/kbSuggestion', { text: 'چاپگر رسید چاپ نمی‌کند' })),
      expect: 'L + + + + +  + + + + + + +',
    },
    {
      case: 'for a ticket that does not exist',
      call: whileOpen(post('/api/kbSuggestion', { text: 'یک دو سه', ticket_id: 999_999 })),
      expect: 'L 0 0 0 0 0  0 0 0 0 0 0 0',
    },
  ],
};
