import { EVENT_COLORS } from '@hamyar/contracts';
import { get, type Call, type ModuleMatrix } from '../../../test/role-matrix/matrix-calls.ts';
import type { TestClient } from '../../../test/test-app.ts';
import { insertPersonalNote } from './personal-note.repository.ts';
import { insertTodo } from './todo.repository.ts';

type Answer = ReturnType<TestClient['get']>;

/** A call for a todo of E that is stored for it: to be done by E or P, and shared on a ticket of the department or not. */
const onTodo =
  (
    call: (client: TestClient, path: string) => Answer,
    { assignee = 'E', shared = false }: { assignee?: 'E' | 'P'; shared?: boolean } = {},
  ): Call =>
  async (client, world) => {
    const { t, ids } = world;
    const now = t.deps.clock.now();
    const source_id = shared ? (await world.ticket({})).id : null;
    const id = await insertTodo(t.deps.db, {
      ...{ title: 'تماس با مشتری', owner_id: ids.E, assignee_id: ids[assignee], created_at: now, updated_at: now },
      ...{ source_type: shared ? 'ticket' : null, source_id, shared },
    });
    return call(client, `/api/todo/${id}`);
  };

/** A call for a personal note of E. */
const onNote =
  (call: (client: TestClient, path: string) => Answer): Call =>
  async (client, { t, ids }) => {
    const now = t.deps.clock.now();
    const id = await insertPersonalNote(t.deps.db, {
      ...{ body: 'یادم باشد', color: EVENT_COLORS[0], owner_id: ids.E, created_at: now, updated_at: now },
    });
    return call(client, `/api/note/${id}`);
  };

const setDone = (client: TestClient, path: string) => client.put(path, { done: true });
const rename = (client: TestClient, path: string) => client.put(path, { title: 'تازه' });
const remove = (client: TestClient, path: string) => client.delete(path);
const ALL = 'L - - - - -  + + + + + + +';
const ONLY_E = 'L - - - - -  + 0 0 0 0 0 0';

export const matrix: ModuleMatrix = {
  todoList: [
    { case: 'the own ones', call: get('/api/todo'), expect: ALL },
    {
      case: 'of a ticket of the department',
      call: async (client, world) => client.get(`/api/todo?ticket_id=${(await world.ticket({})).id}`),
      expect: 'L - - - - -  + + 0 + + 0 +',
    },
  ],
  todoStore: [
    { case: 'for themselves', call: (client) => client.post('/api/todo', { title: 'کار' }), expect: ALL },
    {
      case: 'for E',
      call: (client, { ids }) => client.post('/api/todo', { title: 'کار', assignee_id: ids.E }),
      expect: 'L - - - - -  + + + + + ! +',
    },
    {
      case: 'about a ticket of the department',
      call: async (client, world) =>
        client.post('/api/todo', { title: 'کار', source_type: 'ticket', source_id: (await world.ticket({})).id }),
      expect: 'L - - - - -  + + ! + + ! +',
    },
  ],
  todoUpdate: [
    { case: 'one of E', call: onTodo(rename), expect: ONLY_E },
    {
      case: 'done, one that E has given to P',
      call: onTodo(setDone, { assignee: 'P' }),
      expect: 'L - - - - -  + + 0 0 0 0 0',
    },
    {
      case: 'the title of one that E has given to P',
      call: onTodo(rename, { assignee: 'P' }),
      expect: 'L - - - - -  + - 0 0 0 0 0',
    },
    {
      case: 'one of E that is shared on a ticket of the department',
      call: onTodo(setDone, { shared: true }),
      expect: 'L - - - - -  + - 0 - - 0 -',
    },
  ],
  todoDelete: [
    { case: 'one of E', call: onTodo(remove), expect: ONLY_E },
    {
      case: 'one that E has given to P',
      call: onTodo(remove, { assignee: 'P' }),
      expect: 'L - - - - -  + - 0 0 0 0 0',
    },
  ],
  todoDeleteDone: [{ case: 'the own ones', call: (client) => client.delete('/api/deleteDoneTodos'), expect: ALL }],
  personalNoteList: [{ case: 'the own ones', call: get('/api/note'), expect: ALL }],
  personalNoteGet: [{ case: 'one of E', call: onNote((client, path) => client.get(path)), expect: ONLY_E }],
  personalNoteStore: [{ case: 'a new one', call: (client) => client.post('/api/note', { body: 'متن' }), expect: ALL }],
  personalNoteUpdate: [
    { case: 'one of E', call: onNote((client, path) => client.put(path, { body: 'تازه' })), expect: ONLY_E },
  ],
  personalNoteDelete: [{ case: 'one of E', call: onNote(remove), expect: ONLY_E }],
};
