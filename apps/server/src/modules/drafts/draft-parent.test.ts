import { serverModules } from '../../modules.ts';
import type { AppDeps, ServerModule } from '../../platform/deps.ts';
import type { ModuleHost } from '../../platform/http/module-host.ts';
import { draftParents } from './draft-parent.ts';
import { draftsModule } from './drafts.module.ts';

const may = async () => true;
const mayNot = async () => false;
const moduleWith = (name: string, parents: object): ServerModule => ({ name, draftParents: parents });

const start = (modules: readonly ServerModule[]) => () =>
  draftsModule.register!(
    { route: () => {} } as unknown as ModuleHost,
    { modules, jobs: { handle: () => {}, schedule: () => {} } } as unknown as AppDeps,
  );

describe('drafts', () => {
  it('[decisions 2.4] belong to a module that declares who may write them; the start ends where nobody does', () => {
    expect(start(serverModules)).not.toThrow();
    expect(start(serverModules.filter(({ name }) => name !== 'tickets'))).toThrow(
      'no module declares in draftParents who may write the draft ticket:{id}:message',
    );
  });

  it('[decisions 2.4] belong to one module only; the start ends with the names of two that declare the same', () => {
    expect(start([...serverModules, moduleWith('visits', { 'new:customer': may })])).toThrow(
      'the draft new:customer is declared by the module tickets and by visits',
    );
  });

  it('[decisions 2.4] of a new thing are checked by the module whose thing it is, not by the first word of the key', async () => {
    const parents = draftParents(
      [
        moduleWith('tickets', { 'new:customer': may, 'ticket:{id}:note': may }),
        moduleWith('visits', { 'new:visit': mayNot }),
      ],
      ['ticket:{id}:note', 'new:customer', 'new:visit'],
    );
    expect(parents('new:customer:2')?.mayWrite).toBe(may);
    expect(parents('new:visit')?.mayWrite).toBe(mayNot);
    expect(parents('new:visit:20')?.mayWrite).toBe(mayNot);
    expect(parents('ticket:7:note')).toEqual({ mayWrite: may, id: 7 });
    expect(parents('new:article')).toBeNull();
    const both = [moduleWith('tickets', { 'new:customer': may }), moduleWith('visits', {})];
    expect(() => draftParents(both, ['new:customer', 'new:visit'])).toThrow('who may write the draft new:visit');
  });
});
