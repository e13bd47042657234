import { serverModules } from '../../modules.ts';
import type { AppDeps, ServerModule } from '../../platform/deps.ts';
import type { ModuleHost } from '../../platform/http/module-host.ts';
import { attachmentsModule } from './attachments.module.ts';

describe('the parents of attachments', () => {
  const start = (modules: readonly ServerModule[]) => () =>
    attachmentsModule.register!(
      { route: () => {} } as unknown as ModuleHost,
      { modules, jobs: { handle: () => {}, schedule: () => {} } } as unknown as AppDeps,
    );

  it('[decisions 2.10] are checked by one module each; the start ends with the names of two that declare the same', () => {
    expect(start(serverModules)).not.toThrow();
    const visits: ServerModule = { name: 'visits', attachmentParents: { ticket_content: async () => true } };
    expect(start([visits, ...serverModules])).toThrow(
      'the context of attachments ticket_content is declared by the module visits and by tickets',
    );
  });
});
