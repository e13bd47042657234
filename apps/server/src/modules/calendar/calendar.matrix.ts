import { EVENT_COLORS, type EventVisibility } from '@hamyar/contracts';
import { get, type Call, type ModuleMatrix } from '../../../test/role-matrix/matrix-calls.ts';
import type { MatrixWorld } from '../../../test/role-matrix/matrix-world.ts';
import type { TestClient } from '../../../test/test-app.ts';
import { insertCalendarEvent, replaceAttendees } from './calendar-event.repository.ts';

const RANGE = 'start_date=1790000000&end_date=1790086400';
const event = { title: 'نشست', start_date: 1_790_000_000, end_date: 1_790_003_600 };

/** A call for an event of E, or of F who belongs to all branches, that is stored for it. */
const onEvent =
  (
    visibility: EventVisibility,
    call: (client: TestClient, id: number) => ReturnType<TestClient['get']>,
    { owner = 'E', attendees = [] }: { owner?: 'E' | 'F'; attendees?: readonly number[] } = {},
  ): Call =>
  async (client, { t, ids, ...world }: MatrixWorld) => {
    const start_at = new Date(event.start_date * 1000);
    const end_at = new Date(event.end_date * 1000);
    const id = await insertCalendarEvent(t.deps.db, {
      ...{ title: event.title, search_norm: '', color: EVENT_COLORS[0], start_at, end_at, last_at: end_at, visibility },
      ...{ owner_id: ids[owner], branch_id: owner === 'F' ? -1 : world.branch },
      department_id: visibility === 'department' ? world.department : null,
      ...{ created_at: start_at, updated_at: start_at },
    });
    await replaceAttendees(t.deps.db, id, attendees);
    return call(client, id);
  };
const path = (id: number) => `/api/calendarEvent/${id}`;
const open = (client: TestClient, id: number) => client.get(path(id));
const change = (client: TestClient, id: number) => client.put(path(id), { title: 'تازه' });
const remove = (client: TestClient, id: number) => client.delete(path(id));

let nextDay = 0;
/** Adds a day off on a date that no other case has. */
const addOffDay = (client: TestClient) => {
  nextDay += 1;
  const date = new Date(Date.UTC(2030, 0, nextDay)).toISOString().slice(0, 10);
  return client.post('/api/offDay', { date, title: 'روز سازمان' });
};
/** Deletes or changes a day off that an admin has added for it. */
const onOffDay =
  (admin: 'B' | 'F', method: 'delete' | 'put' = 'delete'): Call =>
  async (client, world) => {
    const { json } = await addOffDay(world.clients[admin]);
    const path = `/api/offDay/${json.data.id as number}`;
    return method === 'put' ? client.put(path, { title: 'تازه' }) : client.delete(path);
  };

let nextShift = 0;
const shift = () => {
  nextShift += 1;
  const days = [[{ from: '08:00', to: '16:00' }], [], [], [], [], [], []];
  return { name: `شیفت ${nextShift}`, days };
};
/** A call for a shift of the department of E, or of nobody. */
const onShift =
  (call: (client: TestClient, path: string) => ReturnType<TestClient['get']>, ofDepartment = false): Call =>
  async (client, world) => {
    // the first one is the default, which everybody reads and nobody deletes
    if (nextShift === 0) await world.clients.F.post('/api/workingshift', shift());
    const department_ids = ofDepartment ? [world.department] : [];
    const { json } = await world.clients.F.post('/api/workingshift', { ...shift(), department_ids });
    return call(client, `/api/workingshift/${json.data.id as number}`);
  };

export const matrix: ModuleMatrix = {
  workingShiftList: [{ case: 'all', call: get('/api/workingshift'), expect: 'L - - - - -  + + + + + + +' }],
  workingShiftGet: [
    { case: 'none', call: get('/api/workingshift/999999'), expect: 'L - - - - -  0 0 0 0 0 0 0' },
    {
      case: 'one of nobody',
      call: onShift((client, path) => client.get(path)),
      expect: 'L - - - - -  0 0 0 + + + +',
    },
    {
      case: 'one of the department',
      call: onShift((client, path) => client.get(path), true),
      expect: 'L - - - - -  + + + + + + +',
    },
  ],
  workingShiftStore: [
    {
      case: 'a new one',
      call: (client) => client.post('/api/workingshift', shift()),
      expect: 'L - - - - -  - - - - - - +',
    },
  ],
  workingShiftUpdate: [
    {
      case: 'one of nobody',
      call: onShift((client, path) => client.put(path, { name: 'شیفت تازه' })),
      expect: 'L - - - - -  - - - - - - +',
    },
  ],
  workingShiftDelete: [
    {
      case: 'one of nobody',
      call: onShift((client, path) => client.delete(path)),
      expect: 'L - - - - -  - - - - - - +',
    },
  ],
  lunarOffDayStore: [
    {
      case: 'one that was computed',
      call: (client) => client.post('/api/lunarOffDay', { base_date: '2026-06-25', moved: 0 }),
      expect: 'L - - - - -  - - - - - - +',
    },
  ],
  calendarEventList: [
    { case: 'in scope', call: get(`/api/calendarEvent?${RANGE}`), expect: 'L - - - - -  + + + + + + +' },
    { case: 'without a range', call: get('/api/calendarEvent'), expect: 'L - - - - -  ! ! ! ! ! ! !' },
  ],
  calendarEventSearch: [
    { case: 'a text', call: get('/api/calendarEventSearch?s=fajr'), expect: 'L - - - - -  + + + + + + +' },
    { case: 'without a text', call: get('/api/calendarEventSearch'), expect: 'L - - - - -  ! ! ! ! ! ! !' },
  ],
  calendarEventGet: [
    { case: 'none', call: get('/api/calendarEvent/999999'), expect: 'L - - - - -  0 0 0 0 0 0 0' },
    { case: 'a private one', call: onEvent('private', open), expect: 'L - - - - -  + 0 0 0 0 0 0' },
    {
      case: 'a private one to which P is invited',
      call: async (client, world, role) => onEvent('private', open, { attendees: [world.ids.P] })(client, world, role),
      expect: 'L - - - - -  + + 0 0 0 0 0',
    },
    { case: 'one of the department', call: onEvent('department', open), expect: 'L - - - - -  + + + + + 0 +' },
    { case: 'one of the branch', call: onEvent('branch', open), expect: 'L - - - - -  + + 0 + + 0 +' },
    { case: 'one of all employees', call: onEvent('all', open), expect: 'L - - - - -  + + + + + + +' },
  ],
  calendarBusyList: [
    {
      case: 'of two people',
      call: (client, world) =>
        client.get('/api/calendarBusy', {
          start_date: 1_790_000_000,
          end_date: 1_790_003_600,
          user_ids: [world.ids.E, world.ids.P],
        }),
      expect: 'L - - - - -  + + + + + + +',
    },
    {
      case: 'beside a private event of somebody else',
      call: onEvent('private', (client, id) =>
        client.get('/api/calendarBusy', {
          start_date: 1_790_000_000,
          end_date: 1_790_003_600,
          user_ids: [1],
          event_id: id,
        }),
      ),
      expect: 'L - - - - -  + 0 0 0 0 0 0',
    },
    { case: 'without a time', call: get('/api/calendarBusy?user_ids=1'), expect: 'L - - - - -  ! ! ! ! ! ! !' },
  ],
  calendarEventStore: [
    {
      case: 'a new one',
      call: (client) => client.post('/api/calendarEvent', event),
      expect: 'L - - - - -  + + + + + + +',
    },
    {
      case: 'for the department',
      call: (client, world) =>
        client.post('/api/calendarEvent', { ...event, visibility: 'department', department_id: world.department }),
      expect: 'L - - - - -  + + + + + + +',
    },
    {
      case: 'for another department',
      call: (client, world) =>
        client.post('/api/calendarEvent', { ...event, visibility: 'department', department_id: world.otherDepartment }),
      expect: 'L - - - - -  ! ! ! ! + + +',
    },
  ],
  calendarEventUpdate: [
    { case: 'a private one', call: onEvent('private', change), expect: 'L - - - - -  + 0 0 0 0 0 0' },
    { case: 'one of the department', call: onEvent('department', change), expect: 'L - - - - -  + - - - + 0 +' },
    { case: 'one of all employees', call: onEvent('all', change), expect: 'L - - - - -  + - - - + - +' },
    {
      case: 'one of all branches',
      call: onEvent('branch', change, { owner: 'F' }),
      expect: 'L - - - - -  - - - - - - +',
    },
    {
      case: 'one of all branches for the department',
      call: onEvent('department', change, { owner: 'F' }),
      expect: 'L - - - - -  - - - - 0 0 +',
    },
  ],
  calendarEventDelete: [
    { case: 'a private one', call: onEvent('private', remove), expect: 'L - - - - -  + 0 0 0 0 0 0' },
    { case: 'one of the department', call: onEvent('department', remove), expect: 'L - - - - -  + - - - + 0 +' },
    { case: 'one of all employees', call: onEvent('all', remove), expect: 'L - - - - -  + - - - + - +' },
    {
      case: 'one of all branches',
      call: onEvent('branch', remove, { owner: 'F' }),
      expect: 'L - - - - -  - - - - - - +',
    },
    {
      case: 'one of all branches for the department',
      call: onEvent('department', remove, { owner: 'F' }),
      expect: 'L - - - - -  - - - - 0 0 +',
    },
  ],
  offDayList: [
    { case: 'in a range', call: get(`/api/offDay?${RANGE}`), expect: 'L - - - - -  + + + + + + +' },
    { case: 'without a range', call: get('/api/offDay'), expect: 'L - - - - -  ! ! ! ! ! ! !' },
  ],
  offDayStore: [{ case: 'a new one', call: addOffDay, expect: 'L - - - - -  - - - - + + +' }],
  offDayUpdate: [
    {
      case: 'none',
      call: (client) => client.put('/api/offDay/999999', { title: 'تازه' }),
      expect: 'L - - - - -  0 0 0 0 0 0 0',
    },
    { case: 'one of the company', call: onOffDay('F', 'put'), expect: 'L - - - - -  - - - - - - +' },
    { case: 'one of the branch', call: onOffDay('B', 'put'), expect: 'L - - - - -  - - 0 - + 0 +' },
  ],
  offDayDelete: [
    { case: 'none', call: (client) => client.delete('/api/offDay/999999'), expect: 'L - - - - -  0 0 0 0 0 0 0' },
    { case: 'one of the company', call: onOffDay('F'), expect: 'L - - - - -  - - - - - - +' },
    { case: 'one of the branch', call: onOffDay('B'), expect: 'L - - - - -  - - 0 - + 0 +' },
  ],
  calendarExport: [
    { case: 'in scope', call: get(`/api/calendarExport?${RANGE}`), expect: 'L - - - - -  + + + + + + +' },
  ],
  calendarFeedGet: [{ case: 'the own one', call: get('/api/calendarFeed'), expect: 'L - - - - -  + + + + + + +' }],
  calendarFeedStore: [
    { case: 'the own one', call: (client) => client.post('/api/calendarFeed'), expect: 'L - - - - -  + + + + + + +' },
  ],
  calendarFeedDelete: [
    {
      case: 'the own one',
      call: async (client) => {
        await client.post('/api/calendarFeed');
        return client.delete('/api/calendarFeed');
      },
      expect: 'L - - - - -  + + + + + + +',
    },
  ],
  calendarFeedFile: [
    {
      case: 'an address that nobody has',
      call: get(`/api/calendarFeed/${'a'.repeat(43)}/calendar.ics`),
      expect: '0 0 0 0 0 0  0 0 0 0 0 0 0',
    },
  ],
};
