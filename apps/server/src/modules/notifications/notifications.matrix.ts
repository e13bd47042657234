import { get, post, put, type ModuleMatrix } from '../../../test/role-matrix/matrix-calls.ts';

export const matrix: ModuleMatrix = {
  deliveryList: [{ case: 'delivery log', call: get('/api/delivery'), expect: 'L - - - - -  - - - - - - +' }],
  deliveryCode: [
    { case: 'no such message', call: post('/api/delivery/999999/code'), expect: 'L - - - - -  - - - - - - 0' },
  ],
  deliverySend: [
    { case: 'no such message', call: post('/api/delivery/999999/send'), expect: 'L - - - - -  - - - - - - 0' },
  ],
  deliveryHint: [{ case: 'where codes wait', call: get('/api/deliveryHint'), expect: '+ + + + + +  + + + + + + +' }],
  testEmail: [
    {
      case: 'no mail server yet',
      call: post('/api/testEmail', { email: 'admin@example.ir' }),
      expect: 'L - - - - -  - - - - - - +',
    },
  ],
  noticeList: [{ case: 'the matrix', call: get('/api/notice'), expect: 'L - - - - -  - - - - - - +' }],
  noticeStore: [
    {
      case: 'one setting',
      call: put('/api/notice', { event: 'closed', audience: 'customer', channel: 'browser', enabled: false }),
      expect: 'L - - - - -  - - - - - - +',
    },
  ],
  userNotifications: [{ case: 'own', call: get('/api/userNotifications'), expect: 'L + + + + +  + + + + + + +' }],
  notificationRead: [
    { case: 'own', call: put('/api/notificationRead', { all: true }), expect: 'L + + + + +  + + + + + + +' },
  ],
};
