import { failureOf, isUnreachable, readFailure, type CallFailure } from './call-failure.ts';

const refused: CallFailure = { status: 'NOK', message: 'این رکورد تغییر کرده است.', code: 'VERSION_CONFLICT' };

describe('why a call has no data', () => {
  it('is nothing while the call runs and after it succeeded', () => {
    expect(failureOf({})).toBeNull();
    expect(failureOf({ data: { id: 7 } })).toBeNull();
    expect(failureOf({ data: undefined, error: null })).toBeNull();
  });

  it('is the failure that the server answered, with its code and data', () => {
    const conflict: CallFailure<{ version: number }> = { ...refused, data: { version: 3 } };
    expect(failureOf({ error: conflict })).toBe(conflict);
  });

  it.each(['NETWORK', 'TIMEOUT', 'OFFLINE', 'ABORTED'] as const)('is %s as it stands, with no message', (status) => {
    expect(failureOf({ error: { status, message: '' } })).toEqual({ status, message: '' });
  });

  it.each([
    ['an exception', new Error('x is not a function')],
    ['a text', 'NOK'],
    ['a status that nobody knows', { status: 'BROKEN', message: 'x' }],
    ['the number of an HTTP status', { status: 404, message: 'x' }],
    ['a status without a message', { status: 'NOK' }],
  ])('is an internal error when the error is %s', (_what, error) => {
    expect(failureOf({ error })).toEqual({ status: 'SERVER_ERROR', message: '' });
  });
});

describe('the failure read out of an answer', () => {
  it('has everything that the envelope says and the seconds of Retry-After', () => {
    const body = {
      status: 'VALIDATION_ERROR',
      message: 'اطلاعات ورودی کامل نیست.',
      errors: [{ field: 'subject', message: 'عنوان را وارد کنید.' }],
      request_id: 'r1',
    };
    expect(readFailure(body, 422)).toEqual(body);
    expect(readFailure({ ...refused, data: { version: 3 } }, 200)).toEqual({ ...refused, data: { version: 3 } });
    expect(readFailure(null, 429, '30')).toEqual({ status: 'TOO_MANY_REQUESTS', message: '', retry_after: 30 });
  });

  it('waits one second when Retry-After is a date', () => {
    expect(readFailure(null, 429, 'Wed, 21 Oct 2026 07:28:00 GMT').retry_after).toBe(1);
  });

  it.each([
    [401, 'AUTHENTICATION_ERROR'],
    [403, 'AUTORIZATION_ERROR'],
    [404, 'NOT_FOUND'],
    [410, 'EXPIRATION_ERROR'],
    [503, 'SERVER_ERROR'],
    [502, 'SERVER_ERROR'],
  ])('goes by HTTP %i when a proxy answered without our envelope', (http, status) => {
    expect(readFailure('<html>Bad gateway</html>', http)).toEqual({ status, message: '' });
    expect(readFailure({ status: 'error', message: 'upstream' }, http)).toEqual({ status, message: '' });
  });

  it('counts as unreachable only when nobody answered', () => {
    const unreachable = (['NETWORK', 'TIMEOUT', 'OFFLINE', 'ABORTED', 'NOK', 'SERVER_ERROR'] as const).filter(
      (status) => isUnreachable({ status, message: '' }),
    );
    expect(unreachable).toEqual(['NETWORK', 'TIMEOUT', 'OFFLINE']);
  });
});
