import type { ServerModule } from '../../platform/deps.ts';
import { draftParents } from './draft-parent.ts';

const module = (part: Partial<ServerModule>): ServerModule => ({ name: 'visits', register: () => {}, ...part });

describe('drafts of stored objects', () => {
  it('[decisions 2.4] belong to a module that declares who may write them; the start ends where nobody does', () => {
    const mayWrite = async () => true;
    expect(draftParents([module({ draftParents: { ticket: mayWrite } }), module({})])).toEqual({ ticket: mayWrite });
    expect(() => draftParents([module({})])).toThrow(/declares in draftParents who may write the draft ticket:\{id\}/);
  });
});
