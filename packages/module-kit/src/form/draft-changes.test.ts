import { changedKeys } from './draft-changes.ts';

describe('changes of a settings group', () => {
  it('[2.39] counts only the rows that differ from what is stored', () => {
    const stored = { system_title: 'همیار', attachments_allowed_types: ['png', 'pdf'], logo_link: null };
    expect(changedKeys(stored, {})).toEqual(new Set());
    expect(
      changedKeys(stored, { system_title: 'همیار', attachments_allowed_types: ['pdf', 'png'], logo_link: null }),
    ).toEqual(new Set());
    expect(changedKeys(stored, { system_title: 'میز خدمت', attachments_allowed_types: ['pdf'] })).toEqual(
      new Set(['system_title', 'attachments_allowed_types']),
    );
  });

  it('counts an uploaded picture as a change', () => {
    expect(changedKeys({ logo_name: null }, { logo_token: 'abc' })).toEqual(new Set(['logo_token']));
  });

  it('counts a removed picture as a change too', () => {
    expect(changedKeys({ logo_name: 'a.png' }, { logo_token: null })).toEqual(new Set(['logo_token']));
  });
});
