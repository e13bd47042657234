import type { TestAnswer, TestClient } from '../test-app.ts';
import { get, onTicket, post, type Call, type ModuleMatrix } from './matrix-calls.ts';
import type { MatrixWorld } from './matrix-world.ts';

/** A call for a ready-made text that is created for it, by somebody who may. */
const onTemplate =
  (
    by: 'E' | 'D' | 'F',
    body: (w: MatrixWorld) => object,
    call: (client: TestClient, id: number) => Promise<TestAnswer>,
  ): Call =>
  async (client, world) => {
    const text = { name: 'متن', body: '<p>متن</p>', ...body(world) };
    const { json } = await world.clients[by].post('/api/ticketTemplate', text);
    return call(client, json.data.id);
  };
const openTemplate = (client: TestClient, id: number) => client.get(`/api/ticketTemplate/${id}`);
const renameTemplate = (client: TestClient, id: number) => client.put(`/api/ticketTemplate/${id}`, { name: 'تازه' });
const deleteTemplate = (client: TestClient, id: number) => client.delete(`/api/ticketTemplate/${id}`);
const personal = () => ({ scope: 'personal' });
const everybody = () => ({ scope: 'global' });
const ofDepartment = (w: MatrixWorld) => ({ scope: 'department', department_ids: [w.department] });
const newTemplate = (body: (w: MatrixWorld) => object) =>
  post('/api/ticketTemplate', (w) => ({ name: 'متن', body: '<p>متن</p>', ...body(w) }));

/** The rows of ready-made texts, a part of the matrix of tickets. */
export const templateRows: ModuleMatrix = {
  ticketTemplateList: [{ case: 'seen', call: get('/api/ticketTemplate'), expect: 'L - - - - -  + + + + + + +' }],
  ticketTemplateGet: [
    { case: 'of a colleague', call: onTemplate('E', personal, openTemplate), expect: 'L - - - - -  + 0 0 0 0 0 0' },
    {
      case: 'of the department',
      call: onTemplate('D', ofDepartment, openTemplate),
      expect: 'L - - - - -  + + + + + + +',
    },
    { case: 'for everybody', call: onTemplate('F', everybody, openTemplate), expect: 'L - - - - -  + + + + + + +' },
  ],
  ticketTemplateStore: [
    { case: 'personal', call: newTemplate(personal), expect: 'L - - - - -  + + + + + + +' },
    { case: 'of the department', call: newTemplate(ofDepartment), expect: 'L - - - - -  - + - + - - +' },
    { case: 'for everybody', call: newTemplate(everybody), expect: 'L - - - - -  - - - - - - +' },
  ],
  ticketTemplateUpdate: [
    { case: 'of a colleague', call: onTemplate('E', personal, renameTemplate), expect: 'L - - - - -  + 0 0 0 0 0 0' },
    {
      case: 'of the department',
      call: onTemplate('D', ofDepartment, renameTemplate),
      expect: 'L - - - - -  - + - + - - +',
    },
    { case: 'for everybody', call: onTemplate('F', everybody, renameTemplate), expect: 'L - - - - -  - - - - - - +' },
  ],
  ticketTemplateDelete: [
    { case: 'of a colleague', call: onTemplate('E', personal, deleteTemplate), expect: 'L - - - - -  + 0 0 0 0 0 0' },
    {
      case: 'of the department',
      call: onTemplate('D', ofDepartment, deleteTemplate),
      expect: 'L - - - - -  - + - + - - +',
    },
    { case: 'for everybody', call: onTemplate('F', everybody, deleteTemplate), expect: 'L - - - - -  - - - - - - +' },
  ],
  ticketTemplateUploads: [
    {
      case: 'of the department',
      call: onTemplate('D', ofDepartment, (client, id) => client.post(`/api/ticketTemplate/${id}/uploads`)),
      expect: 'L - - - - -  + + + + + + +',
    },
  ],
  ticketTemplateValues: [
    {
      case: "of the customer's ticket",
      call: onTicket({}, (client, { id }) => client.get(`/api/ticketTemplateValues?ticket_id=${id}`)),
      expect: 'L - - - - -  + + 0 + + 0 +',
    },
  ],
};
