import { DRAFT_KEYS } from '../declared.ts';
import { draftKeyPattern } from './draft-key.ts';
import { draftKey } from './draft.schema.ts';

describe('keys of drafts that are stored on the server', () => {
  it('[decisions 2.4] name one object by its number, or something new', () => {
    const visit = draftKeyPattern('visit:{id}:report');
    expect('visit:7:report').toMatch(visit);
    for (const other of [
      'visit:{id}:report',
      'visit::report',
      'visit:7',
      'visit:7:report:2',
      'a visit:7:report',
      'visit:07:report',
      'visit:0:report',
    ])
      expect(other).not.toMatch(visit);
  });

  it('[decisions 2.4] have a number at their end for a second new one in another tab', () => {
    const added = draftKeyPattern('new:visit');
    for (const key of ['new:visit', 'new:visit:2', 'new:visit:20']) expect(key).toMatch(added);
    for (const other of ['new:visit:1', 'new:visit:21', 'new:visit:99', 'new:visit:100', 'new:visits', 'new:visit:'])
      expect(other).not.toMatch(added);
  });

  it('are accepted exactly when a slice declares them', () => {
    for (const declared of DRAFT_KEYS) expect(draftKey.safeParse(declared.replace('{id}', '7')).success).toBe(true);
    for (const other of ['visit:7:report', 'new:visit', 'ticket:7:message\n', 'x ticket:7:message'])
      expect(draftKey.safeParse(other).success).toBe(false);
  });
});
