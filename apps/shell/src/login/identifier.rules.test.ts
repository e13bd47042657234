import { loginIdentifierError } from './identifier.rules.ts';

describe('the identifier at login', () => {
  it('[decisions 2.23] may be an e-mail address in every system: who sent a request without an account has nothing else', () => {
    for (const username_type of ['mobile', 'email', 'username'] as const)
      expect(
        loginIdentifierError('mina@example.ir', {
          username_type,
          username_regex: '^[a-z]{3}$',
          username_example: null,
        }),
      ).toBeUndefined();
    const names = { username_type: 'username', username_regex: '^[a-z]{3}$', username_example: null } as const;
    expect(loginIdentifierError('mina@', names)).toBeTruthy();
  });
});
