import { STATUS_HTTP, SUCCESS_STATUSES } from './envelope.ts';

describe('the closed lists of answers', () => {
  it('[8.1] OK, NOK, CREATED, UPDATED and DELETED are success, with a code that says so to everything between, and nothing else is', () => {
    expect([...SUCCESS_STATUSES]).toEqual(['OK', 'NOK', 'CREATED', 'UPDATED', 'DELETED']);
    const succeeds = Object.entries(STATUS_HTTP).filter(([, code]) => code < 300);
    expect(succeeds.map(([status]) => status)).toEqual([...SUCCESS_STATUSES]);
  });

  it('[5.46] an answer has one of the statuses of the spec, the two of too many calls and a suspended system among them, and no other', () => {
    const refusals = [
      'NOT_FOUND',
      'EXPIRATION_ERROR',
      'AUTORIZATION_ERROR',
      'SERVER_ERROR',
      'SYSTEM_SUSPENSION',
      'VALIDATION_ERROR',
      'AUTHENTICATION_ERROR',
      'TOO_MANY_REQUESTS',
    ];
    expect(Object.keys(STATUS_HTTP).sort()).toEqual([...SUCCESS_STATUSES, ...refusals].sort());
  });
});
