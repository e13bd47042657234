import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints } from '@hamyar/contracts/schemas';

/** Calls with several values of which no columns are made, and why a value more cannot be lost silently. */
const NOT_STORED: Readonly<Record<string, string>> = {
  login: 'proves who somebody is',
  sendCode: 'proves who somebody is',
  addressProof: 'proves whose an address is',
  verifyAccount: 'proves who somebody is',
  passwordReset: 'proves who somebody is',
  ticketStore: 'docs/adr/0032: tables of its own',
  requestLinkReply: 'the message of ticketUpdate, which stores it',
  requestLinkRate: 'the vote of satisfactionPut, which stores it',
  requestLinkRenew: 'proves whose an address is',
  ticketRequestStore: 'the ticket of ticketStore, which stores it',
  ticketUpdate: 'docs/adr/0032: tables of its own',
  settingsStore: 'docs/adr/0029: each group is declared',
  updateOrder: 'an order, not values',
  notificationRead: 'says which entries are meant',
  kbSuggestion: 'what is searched',
  customerEventStore: 'comes as a form with files, whose fields are read one by one',
  assignTag: 'names an object, which has no columns for it',
  lunarOffDayStore: 'names a holiday, whose title the calendar knows',
  multipleTicketAction: 'names tickets and an action, whose steps have columns of their own',
  multipleUserAction: 'names customers and one value, which the call for one customer stores',
  importUsers: 'comes as a form with a file, whose rows are stored as the call for one customer does',
  employeeStore: 'is an employee as the call that changes one stores them, and how they get in, which has no column',
  ticketMerge: 'names two tickets, whose contents move',
  ticketLink: 'names two tickets',
  ticketExportStore: 'filters of the list, and what the file is to be like',
  ticketMacro: 'names a macro, and the key of one run',
  ratingLinkPut: 'the vote of satisfactionPut, which stores it',
  ticketSplit: 'docs/adr/0032: tables of its own',
  ticketContentUpdate: 'a text, which is cleaned first, and the number of its version',
  moduleError: 'goes into the log as a whole',
  knowledgebaseArticleState: 'arguments of one step between states',
};

/** The keys of a body, those of all its alternatives. */
function keysOf(body: unknown): string[] {
  const { shape, options } = (body ?? {}) as { shape?: object; options?: readonly unknown[] };
  return [...new Set([...Object.keys(shape ?? {}), ...(options ?? []).flatMap(keysOf)])];
}

const bodies = endpoints.filter(({ body }) => keysOf(body).filter((key) => key !== 'version').length > 1);

type Sources = Readonly<Record<string, string>>;

/** The calls whose body stands in no `BodyColumns` of a module: in the file that declares it, or in one that it imports. */
function withoutColumns(names: readonly string[], sources: Sources): string[] {
  const imported = (file: string, source: string) =>
    [...source.matchAll(/from '\.\/([\w.-]+\.ts)'/g)].map(([, name]) => join(file, '..', name!));
  const reading = Object.entries(sources)
    .filter(([, source]) => source.includes('satisfies BodyColumns<'))
    .flatMap(([file, source]) => [source, ...imported(file, source).map((other) => sources[other] ?? '')]);
  return names.filter((name) => !reading.some((source) => new RegExp(`BodyOf<typeof ${name}(Call)?>`).test(source)));
}

const MODULES = join(__dirname, '../../modules');
const SOURCES: Sources = Object.fromEntries(
  globSync('*/*.ts', { cwd: MODULES })
    .filter((file) => !file.includes('.test.'))
    .map((file) => [file, readFileSync(join(MODULES, file), 'utf8')]),
);

describe('[architecture 4] the values of every call that stores some', () => {
  it('have an entry in the columns of their table, or a reviewed reason for none', () => {
    const names = bodies.map(({ name }) => name);
    expect(withoutColumns(names, SOURCES).sort()).toEqual(Object.keys(NOT_STORED).sort());
  });

  it('are found missing in a module that copies them by hand', () => {
    const [service, columns] = ['calendar/calendar-event.service.ts', 'satisfies BodyColumns<'];
    const copied = { ...SOURCES, [service]: SOURCES[service]!.replace(columns, 'satisfies Record<string, ') };
    expect(withoutColumns(['calendarEventStore', 'calendarEventUpdate'], SOURCES)).toEqual([]);
    expect(withoutColumns(['calendarEventUpdate'], copied)).toEqual(['calendarEventUpdate']);
  });
});
