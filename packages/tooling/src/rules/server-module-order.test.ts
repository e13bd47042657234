import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace.ts';
import { workspaceTables, type DeclaredTables } from '../gen/tables.ts';
import {
  forbiddenModules,
  serverModuleOrder,
  UPWARD_IMPORTS,
  upwardJoinProblems,
  workspaceModuleOrder,
} from './server-module-order.ts';

const LIST = `import { logsModule } from './modules/logs/logs.module.ts';
import { ticketsModule } from './modules/tickets/tickets.module.ts';
export const serverModules: readonly ServerModule[] = [
  logsModule,
  ticketsModule,
];`;

describe('the order of the server modules', () => {
  it('is that of their list, below it the modules that mount nothing', () => {
    expect(serverModuleOrder(LIST, ['tickets', 'users', 'logs'])).toEqual(['users', 'logs', 'tickets']);
    expect(serverModuleOrder(LIST, ['users', 'logs', 'tickets', 'places'])).toEqual([
      'places',
      'users',
      'logs',
      'tickets',
    ]);
  });

  it('stops where the list cannot be read, instead of allowing everything', () => {
    expect(() => serverModuleOrder('export const serverModules = [otherModule];', [])).toThrow('otherModule');
    expect(() => serverModuleOrder('', ['logs'])).toThrow('lists no module');
  });

  it('forbids each module those above it', () => {
    expect(forbiddenModules(['users', 'logs', 'license'])).toEqual([
      { module: 'users', forbidden: ['logs', 'license'] },
    ]);
  });

  it('has only exceptions that are used, upwards, and say why', () => {
    const order = workspaceModuleOrder();
    for (const [exception, why] of Object.entries(UPWARD_IMPORTS)) {
      const [from = '', to = ''] = exception.split(' > ');
      expect(order.indexOf(from)).toBeLessThan(order.indexOf(to));
      const folder = join(root, 'apps/server/src/modules', from);
      const sources = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
      expect([exception, sources.some((source) => source.includes(`'../${to}/public.ts'`))]).toEqual([exception, true]);
      expect(why.length).toBeGreaterThan(20);
    }
  });

  it('allows joins downwards, and upwards those that have a reason', () => {
    const tables = new Map<string, DeclaredTables>([
      ['users', { owns: ['user'], reads: { ticket: 'counts' } }],
      ['tickets', { owns: ['ticket'], reads: { user: 'names' } }],
    ]);
    const order = ['users', 'tickets'];
    expect(upwardJoinProblems(order, tables, {})).toEqual(['users > ticket: the owner is above, ask it to contribute']);
    expect(upwardJoinProblems(order, tables, { 'users > ticket': 'why' })).toEqual([]);
    expect(upwardJoinProblems(['tickets', 'users'], tables, { 'users > ticket': 'why' })).toEqual([
      'tickets > user: the owner is above, ask it to contribute',
      'users > ticket: no such join any more',
    ]);
    expect(upwardJoinProblems(workspaceModuleOrder(), workspaceTables())).toEqual([]);
  });
});
