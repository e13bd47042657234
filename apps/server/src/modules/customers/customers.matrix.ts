import { randomUUID } from 'node:crypto';
import { get, person, type ModuleMatrix } from '../../../test/role-matrix/matrix-calls.ts';

export const matrix: ModuleMatrix = {
  userList: [
    { case: 'customers with their rows', call: get('/api/user?employee=0'), expect: 'L - - - - -  - + - - + + +' },
    { case: 'customers by name', call: get('/api/user?employee=0&fast=1'), expect: 'L - - - + -  - + - - + + +' },
    { case: 'colleagues by name', call: get('/api/user?employee=1&fast=1'), expect: 'L - - - - -  + + + + + + +' },
  ],
  userGet: [
    {
      case: 'a customer of the branch',
      call: async (c, w) => c.get(`/api/user/${await w.customer()}`),
      expect: 'L - - - - -  - + - - + 0 +',
    },
    {
      case: 'a customer of organization 1',
      call: (c, w) => c.get(`/api/user/${w.ids.M}`),
      expect: 'L - - - - -  - + - - + 0 +',
    },
    {
      case: 'an employee as if a customer',
      call: (c, w) => c.get(`/api/user/${w.ids.E}`),
      expect: 'L - - - - -  - 0 - - 0 0 0',
    },
  ],
  userStore: [
    {
      case: 'a customer',
      call: (c, w) => c.post('/api/user', { ...person, email: `${randomUUID()}@example.ir`, branch_id: w.branch }),
      expect: 'L - - - - -  - + - - + ! +',
    },
  ],
  userUpdate: [
    {
      case: 'a customer of the branch',
      call: async (c, w) => c.put(`/api/user/${await w.customer()}`, { first_name: 'تازه' }),
      expect: 'L - - - - -  - + - - + 0 +',
    },
    {
      case: 'an employee as if a customer',
      call: (c, w) => c.put(`/api/user/${w.ids.E}`, { first_name: 'تازه' }),
      expect: 'L - - - - -  - 0 - - 0 0 0',
    },
  ],
  userDelete: [
    {
      case: 'a customer of the branch',
      call: async (c, w) => c.delete(`/api/user/${await w.customer()}`),
      expect: 'L - - - - -  - + - - + 0 +',
    },
    {
      case: 'an employee',
      call: (c, w) => c.delete(`/api/user/${w.ids.E}?employee=1`),
      expect: 'L - - - - -  0 0 0 0 0 0 0',
    },
  ],
  customerLevelList: [{ case: 'all', call: get('/api/customerLevel'), expect: 'L - - - - -  + + + + + + +' }],
};
