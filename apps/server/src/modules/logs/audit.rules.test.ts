import { changedColumns, maskSecrets } from './audit.rules.ts';

describe('[decisions 2.16] the audit log of a changed row', () => {
  const row = { id: 7, title: 'A', note: null, expire_at: new Date(1_000) };

  it('has the columns that change, as they were and as they are', () => {
    const expire_at = new Date(2_000);
    expect(changedColumns(row, { title: 'A', note: 'n', expire_at })).toEqual({
      before: { note: null, expire_at: row.expire_at },
      after: { note: 'n', expire_at },
    });
  });

  it('keeps moments, which a secret is not', () => {
    expect(maskSecrets({ expire_at: new Date(1_000), password: 'x' })).toEqual({
      expire_at: '1970-01-01T00:00:01.000Z',
      password: '***',
    });
  });

  it('has no column that only the search reads', () => {
    expect(changedColumns(row, { title: 'B', title_norm: 'b' })).toEqual({
      before: { title: 'A' },
      after: { title: 'B' },
    });
  });
});
