import { get, onTicket, post, put, type Call, type ModuleMatrix } from '../../../test/role-matrix/matrix-calls.ts';
import type { MatrixWorld } from '../../../test/role-matrix/matrix-world.ts';

const STAFF = 'L - - - - -  + + + + + + +';
const NO_ROW = 'L - - - - -  0 0 0 0 0 0 0';
const TAGGERS = 'L - - - - -  - + - + + + +';
const CUSTOMER_MANAGERS = 'L - - - - -  - + - - + 0 +';
const FULL_ADMIN = 'L - - - - -  - - - - - - +';

let serial = 0;
const stored = async ({ clients }: MatrixWorld, path: string): Promise<number> =>
  (await clients.F.post(path, { name: `نام ${(serial += 1)}` })).json.data.id;
/** A call about a row that is made for it. */
const onOne =
  (path: string, call: (id: number, world: MatrixWorld) => Call | Promise<Call>): Call =>
  async (client, world, role) =>
    (await call(await stored(world, path), world))(client, world, role);

/** The calls of one of the two trees. */
const tree = (path: string, list: string) => ({
  list: [{ case: 'all', call: get(path), expect: list }],
  store: [{ case: 'one', call: post(path, { name: 'نام' }), expect: FULL_ADMIN }],
  update: [{ case: 'one', call: onOne(path, (id) => put(`${path}/${id}`, { name: 'نام' })), expect: FULL_ADMIN }],
  delete: [{ case: 'one', call: onOne(path, (id) => (client) => client.delete(`${path}/${id}`)), expect: FULL_ADMIN }],
});
const [categories, services] = [tree('/api/ticketCategory', STAFF), tree('/api/service', STAFF)];

export const matrix: ModuleMatrix = {
  tagList: [{ case: 'all', call: get('/api/tag'), expect: STAFF }],
  tagStore: [
    { case: 'a new one', call: (c) => c.post('/api/tag', { name: `برچسب ${(serial += 1)}` }), expect: TAGGERS },
  ],
  tagUpdate: [
    { case: 'a colour', call: onOne('/api/tag', (id) => put(`/api/tag/${id}`, { color: '#E77373' })), expect: TAGGERS },
  ],
  tagDelete: [
    { case: 'an unused one', call: onOne('/api/tag', (id) => (c) => c.delete(`/api/tag/${id}`)), expect: TAGGERS },
  ],
  tagMerge: [
    {
      case: 'one into another',
      call: onOne('/api/tag', async (id, world) =>
        post(`/api/tag/${id}/merge`, { tag_ids: [await stored(world, '/api/tag')] }),
      ),
      expect: TAGGERS,
    },
  ],
  assignTag: [
    {
      case: 'to a ticket of the department',
      call: onOne('/api/tag', (tag) =>
        onTicket({}, (c, { id }) => c.post(`/api/assignTag/${tag}`, { taggable_type: 'ticket', taggable_id: id })),
      ),
      expect: 'L - - - - -  + + 0 + + 0 +',
    },
    {
      case: 'to a ticket of a colleague',
      call: onOne('/api/tag', (tag) =>
        onTicket({ assignee: 'P' }, (c, { id }) =>
          c.post(`/api/assignTag/${tag}`, { taggable_type: 'ticket', taggable_id: id }),
        ),
      ),
      expect: 'L - - - - -  0 + 0 + + 0 +',
    },
    {
      case: 'to a customer of the branch',
      call: onOne('/api/tag', async (tag, w) => {
        const body = { taggable_type: 'user', taggable_id: await w.customer() };
        return post(`/api/assignTag/${tag}`, body);
      }),
      expect: CUSTOMER_MANAGERS,
    },
  ],
  removeTag: [
    {
      case: 'from a ticket of the department',
      call: onOne('/api/tag', (tag) =>
        onTicket({}, (c, { id }) => c.delete(`/api/removeTag/${tag}?taggable_type=ticket&taggable_id=${id}`)),
      ),
      expect: 'L - - - - -  + + 0 + + 0 +',
    },
    {
      case: 'from a customer of the branch',
      call: onOne('/api/tag', async (tag, w) => {
        const customer = await w.customer();
        return (c) => c.delete(`/api/removeTag/${tag}?taggable_type=user&taggable_id=${customer}`);
      }),
      expect: CUSTOMER_MANAGERS,
    },
  ],
  customerTagGet: [
    {
      case: 'of a customer of the branch',
      call: async (c, w) => c.get(`/api/customerTag/${await w.customer()}`),
      expect: CUSTOMER_MANAGERS,
    },
  ],
  ticketCategoryList: categories.list,
  ticketCategoryGet: [{ case: 'none', call: get('/api/ticketCategory/999999'), expect: NO_ROW }],
  ticketCategoryStore: categories.store,
  ticketCategoryUpdate: categories.update,
  ticketCategoryDelete: categories.delete,
  serviceList: services.list,
  serviceGet: [{ case: 'one', call: onOne('/api/service', (id) => get(`/api/service/${id}`)), expect: FULL_ADMIN }],
  serviceStore: services.store,
  serviceUpdate: services.update,
  serviceDelete: services.delete,
};
