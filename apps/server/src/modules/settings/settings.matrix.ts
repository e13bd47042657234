import { get, post, put, type ModuleMatrix } from '../../../test/role-matrix/matrix-calls.ts';

export const matrix: ModuleMatrix = {
  systemSettingsGet: [{ case: 'public', call: get('/api/systemSettings'), expect: '+ + + + + +  + + + + + + +' }],
  defaultSettings: [{ case: 'all', call: get('/api/defaultSettings'), expect: 'L - - - - -  - - - - - - +' }],
  settingsGet: [{ case: 'all', call: get('/api/settings'), expect: 'L - - - - -  - - - - - - +' }],
  settingsStore: [
    {
      case: 'a group',
      call: post('/api/settings', { group: 'securitySettings', values: { lock_minutes: 11 } }),
      expect: 'L - - - - -  - - - - - - +',
    },
  ],
  settingsUpdate: [
    {
      case: 'the setup, whose tasks are not done',
      call: put('/api/settings', { system_configed: true }),
      expect: 'L - - - - -  - - - - - - N',
    },
  ],
};
