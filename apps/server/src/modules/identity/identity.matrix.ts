import { get, own, person, post, type Call, type ModuleMatrix } from '../../../test/role-matrix/matrix-calls.ts';

/** A visitor's call from a new address and with a new name, because both have rate limits. */
const asNewVisitor =
  (url: string, body: (name: string) => object): Call =>
  (client, _world, role) =>
    client.request({
      method: 'POST',
      url,
      payload: body(`someone-${role}`),
      remoteAddress: `10.60.${role.charCodeAt(0)}.${url.length}`,
    });

export const matrix: ModuleMatrix = {
  checkUsername: [
    {
      case: 'any name',
      call: asNewVisitor('/api/checkUsername', (username) => ({ username })),
      expect: '+ + + + + +  + + + + + + +',
    },
  ],
  login: [
    {
      case: 'wrong password',
      call: asNewVisitor('/api/login', (username) => ({ username, password: 'x' })),
      expect: 'N N N N N N  N N N N N N N',
    },
  ],
  register: [
    {
      case: 'while sign-up is off',
      call: asNewVisitor('/api/register', (username) => ({ ...person, username, password: 'Passw0rd' })),
      expect: '- - - - - -  - - - - - - -',
    },
  ],
  verifyAccount: [
    {
      case: 'no code was sent',
      call: asNewVisitor('/api/verifyAccount', (username) => ({ username, code: '123456' })),
      expect: 'N N N N N N  N N N N N N N',
    },
  ],
  invitationGet: [
    {
      case: 'that nobody has made',
      call: get(`/api/invitation/${'a'.repeat(64)}`),
      expect: '0 0 0 0 0 0  0 0 0 0 0 0 0',
    },
  ],
  invitationAccept: [
    {
      case: 'that nobody has made',
      call: asNewVisitor(`/api/invitation/${'a'.repeat(64)}`, () => ({ password: 'Passw0rd' })),
      expect: '0 0 0 0 0 0  0 0 0 0 0 0 0',
    },
  ],
  addressCode: [
    {
      case: 'while requests without an account are off',
      call: asNewVisitor('/api/addressCode', (name) => ({ ...person, address: `${name}@example.ir` })),
      expect: '0 - - - - -  - - - - - - -',
    },
  ],
  addressProofEnd: [
    {
      case: 'while requests without an account are off',
      call: asNewVisitor('/api/addressProof/end', () => ({})),
      expect: '0 - - - - -  - - - - - - -',
    },
  ],
  addressProof: [
    {
      case: 'while requests without an account are off',
      call: asNewVisitor('/api/addressProof', (name) => ({ address: `${name}@example.ir`, code: '123456' })),
      expect: '0 - - - - -  - - - - - - -',
    },
  ],
  sendCode: [
    {
      case: 'unknown name',
      call: asNewVisitor('/api/sendCode', (username) => ({ username, purpose: 'register' })),
      expect: '+ + + + + +  + + + + + + +',
    },
  ],
  getPasswordResetToken: [
    {
      case: 'unknown name',
      call: asNewVisitor('/api/getPasswordResetToken', (username) => ({ username })),
      expect: '+ + + + + +  + + + + + + +',
    },
  ],
  passwordReset: [
    {
      case: 'no code was sent',
      call: asNewVisitor('/api/passwordReset', (username) => ({ username, code: '123456', password: 'Passw0rd' })),
      expect: 'N N N N N N  N N N N N N N',
    },
  ],
  me: [{ case: 'self', call: get('/api/me'), expect: 'L + + + + +  + + + + + + +' }],
  getLoginToken: [{ case: 'self', call: get('/api/getLoginToken'), expect: 'L + + + + +  + + + + + + +' }],
  sessionList: [{ case: 'own', call: get('/api/session'), expect: 'L + + + + +  + + + + + + +' }],
  sessionRevoke: [
    {
      case: "somebody else's",
      call: async (c, w) =>
        c.delete(
          `/api/session/${(await w.t.deps.db.selectFrom('session').select('id').where('user_id', '=', w.ids.O2).executeTakeFirstOrThrow()).id}`,
        ),
      expect: 'L 0 0 0 0 0  0 0 0 0 0 0 0',
    },
  ],
  sessionRevokeOthers: [{ case: 'own', call: (c) => c.delete('/api/session'), expect: 'L + + + + +  + + + + + + +' }],
  logout: [
    {
      case: 'a second session',
      call: async (c, w, role) => (role === 'V' ? c : await w.t.as(own(role, w))).post('/api/logout'),
      expect: 'L + + + + +  + + + + + + +',
    },
  ],
  profileGet: [{ case: 'own', call: get('/api/profile'), expect: 'L + + + + +  + + + + + + +' }],
  updateProfile: [
    {
      case: 'own names',
      call: post('/api/updateProfile', { first_name: 'نام' }),
      expect: 'L + + + + +  + + + + + + +',
    },
    {
      case: 'own undo window',
      call: post('/api/updateProfile', { undo_seconds: 20 }),
      expect: 'L + + + + +  + + + + + + +',
    },
    { case: 'own rank', call: post('/api/updateProfile', { full_admin: true }), expect: 'L ! ! ! ! !  ! ! ! ! ! ! !' },
  ],
};
