import type { ServerModule } from '../../platform/deps.ts';
import { draftParents } from './draft-parent.ts';

const serverModule = (part: Partial<ServerModule>): ServerModule => ({ name: 'visits', register: () => {}, ...part });

describe('drafts', () => {
  it('[decisions 2.4] belong to a module that declares who may write them; the start ends where nobody does', () => {
    const mayWrite = async () => true;
    expect(
      draftParents([serverModule({ draftParents: { ticket: mayWrite, new: mayWrite } }), serverModule({})]),
    ).toEqual({
      ticket: mayWrite,
      new: mayWrite,
    });
    expect(() => draftParents([serverModule({})])).toThrow(
      /declares in draftParents who may write the draft ticket:\{id\}/,
    );
  });
});
