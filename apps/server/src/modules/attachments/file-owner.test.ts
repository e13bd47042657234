import { serverModules } from '../../modules.ts';
import type { AppDeps, ServerModule } from '../../platform/deps.ts';
import type { ModuleHost } from '../../platform/http/module-host.ts';
import { attachmentsModule } from './attachments.module.ts';
import type { ViewedFiles } from './file-owner.ts';

describe('the owners of files', () => {
  const start = (modules: readonly ServerModule[]) => () =>
    attachmentsModule.register!(
      { route: () => {} } as unknown as ModuleHost,
      { modules, jobs: { handle: () => {}, schedule: () => {} } } as unknown as AppDeps,
    );

  it('[decisions 2.10] are declared by one module each; the start ends with the names of two that declare the same', () => {
    expect(start(serverModules)).not.toThrow();
    const visits: ServerModule = { name: 'visits', fileOwners: { ticket_content: {} as ViewedFiles } };
    expect(start([visits, ...serverModules])).toThrow(
      'the file owner ticket_content is declared by the module visits and by tickets',
    );
  });

  it('[decisions 2.10] have a module that says who may have their files; the start ends where nobody does', () => {
    expect(start(serverModules.filter(({ name }) => name !== 'tickets'))).toThrow(
      'no module declares in fileOwners who may have the files of ticket_content',
    );
  });
});
