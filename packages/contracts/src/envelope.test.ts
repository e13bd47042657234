import { STATUS_HTTP, SUCCESS_STATUSES } from './envelope.ts';

describe('the closed lists of answers', () => {
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
