import { get, post, put, type Call, type ModuleMatrix } from '../../../test/role-matrix/matrix-calls.ts';
import type { MatrixWorld } from '../../../test/role-matrix/matrix-world.ts';

const STAFF = 'L - - - - -  + + + + + + +';
const NO_ROW = 'L - - - - -  0 0 0 0 0 0 0';
const FULL_ADMIN = 'L - - - - -  - - - - - - +';

const text = (more: object = {}) => ({ context: 'ticket', type: 'text', label: 'شمارهٔ سریال', ...more });
const ofDepartment = ({ department }: MatrixWorld) => text({ context: 'department', department_id: department });
const stored = async ({ clients }: MatrixWorld, path: string, body: object): Promise<number> =>
  (await clients.F.post(path, body)).json.data.id;
/** A call about a row that a full admin has stored for it. */
const onOne =
  (
    path: string,
    body: (world: MatrixWorld) => object,
    call: (row: string) => Call = (row) => (client) => client.get(row),
  ): Call =>
  async (client, world, role) =>
    call(`${path}/${await stored(world, path, body(world))}`)(client, world, role);
const rename = (values: object) => (row: string) => put(row, values);
const remove =
  (row: string): Call =>
  (client) =>
    client.delete(row);

const FIELD = '/api/customField';
const calls = (path: string, body: object) => ({
  list: [{ case: 'all', call: get(path), expect: STAFF }],
  get: [
    { case: 'none', call: get(`${path}/999999`), expect: NO_ROW },
    { case: 'one', call: onOne(path, () => body), expect: STAFF },
  ],
  store: [{ case: 'one', call: post(path, body), expect: FULL_ADMIN }],
  update: [{ case: 'one', call: onOne(path, () => body, rename({ name: 'نام تازه' })), expect: FULL_ADMIN }],
  delete: [{ case: 'one', call: onOne(path, () => body, remove), expect: FULL_ADMIN }],
});
const [general, ofTickets] = [
  calls('/api/form', { name: 'فرم مشتری', context: 'customer' }),
  calls('/api/ticketForm', { name: 'فرم تیکت' }),
];

const OF_CUSTOMER = '/api/customerCustomField';
const OF_ORGANIZATION = '/api/organizationCustomField';
/** A value of a field that a full admin has defined for it; customers see it. */
const value = async (world: MatrixWorld, context: 'customer' | 'organization') => ({
  custom_values: { [await stored(world, FIELD, text({ context }))]: 'مقدار' },
});

export const matrix: ModuleMatrix = {
  customFieldList: [{ case: 'all', call: get(FIELD), expect: STAFF }],
  customFieldGet: [
    { case: 'none', call: get(`${FIELD}/999999`), expect: NO_ROW },
    { case: 'one of tickets', call: onOne(FIELD, () => text()), expect: STAFF },
    { case: 'one of the department', call: onOne(FIELD, ofDepartment), expect: 'L - - - - -  + + + + + + +' },
  ],
  customerFieldValues: [
    {
      case: 'of a customer and of a field that are not there',
      call: (c) => c.get('/api/customerFieldValue', { 'ids[]': '999999', 'field_ids[]': '999999' }),
      expect: 'L - - - - -  - + - - + + +',
    },
  ],
  customFieldStore: [
    { case: 'one of tickets', call: post(FIELD, text()), expect: FULL_ADMIN },
    { case: 'one of the department', call: post(FIELD, ofDepartment), expect: 'L - - - - -  - - - + - - +' },
    {
      case: 'one of another department',
      call: post(FIELD, ({ otherDepartment }) => text({ context: 'department', department_id: otherDepartment })),
      expect: FULL_ADMIN,
    },
  ],
  customFieldUpdate: [
    { case: 'one of tickets', call: onOne(FIELD, () => text(), rename({ label: 'تازه' })), expect: FULL_ADMIN },
    {
      case: 'one of the department',
      call: onOne(FIELD, ofDepartment, rename({ label: 'تازه' })),
      expect: 'L - - - - -  - - - + - - +',
    },
  ],
  customFieldDelete: [
    { case: 'one of tickets', call: onOne(FIELD, () => text(), remove), expect: FULL_ADMIN },
    { case: 'one of the department', call: onOne(FIELD, ofDepartment, remove), expect: 'L - - - - -  - - - + - - +' },
  ],
  formList: general.list,
  formGet: general.get,
  formStore: general.store,
  formUpdate: general.update,
  formDelete: general.delete,
  ticketFormList: ofTickets.list,
  ticketFormGet: ofTickets.get,
  ticketFormStore: ofTickets.store,
  ticketFormUpdate: ofTickets.update,
  ticketFormDelete: ofTickets.delete,
  customerCustomFieldGet: [
    {
      case: 'a customer of the branch',
      call: async (c, w) => c.get(`${OF_CUSTOMER}/${await w.customer()}`),
      expect: 'L 0 0 0 0 0  - + - - + 0 +',
    },
    {
      case: 'oneself, as an employee an employee',
      call: (c, w, role) => c.get(`${OF_CUSTOMER}/${role === 'V' ? w.ids.C : w.ids[role]}`),
      expect: 'L + + + + +  - 0 - - 0 0 0',
    },
  ],
  customerCustomFieldUpdate: [
    {
      case: 'a customer of the branch',
      call: async (c, w) => c.put(`${OF_CUSTOMER}/${await w.customer()}`, await value(w, 'customer')),
      expect: 'L 0 0 0 0 0  - + - - + 0 +',
    },
    {
      case: 'oneself, as an employee an employee',
      call: async (c, w, role) =>
        c.put(`${OF_CUSTOMER}/${role === 'V' ? w.ids.C : w.ids[role]}`, await value(w, 'customer')),
      expect: 'L + + + + +  - 0 - - 0 0 0',
    },
  ],
  organizationCustomFieldGet: [
    {
      case: 'organization 1',
      call: (c, w) => c.get(`${OF_ORGANIZATION}/${w.organization}`),
      expect: 'L - - - + -  - + - - + 0 +',
    },
    {
      case: 'another of the branch',
      call: async (c, w) => c.get(`${OF_ORGANIZATION}/${await w.emptyOrganization()}`),
      expect: 'L - - - 0 -  - + - - + 0 +',
    },
  ],
  organizationCustomFieldUpdate: [
    {
      case: 'organization 1',
      call: async (c, w) => c.put(`${OF_ORGANIZATION}/${w.organization}`, await value(w, 'organization')),
      expect: 'L - - - + -  - + - - + 0 +',
    },
    {
      case: 'another of the branch',
      call: async (c, w) => c.put(`${OF_ORGANIZATION}/${await w.emptyOrganization()}`, await value(w, 'organization')),
      expect: 'L - - - 0 -  - + - - + 0 +',
    },
  ],
};
