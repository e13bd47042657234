import { STATUS_HTTP } from '@hamyar/contracts';
import { gzipSync } from 'node:zlib';
import { probeServer } from '../../../test/probe-server.ts';
import { toAppError } from './error-responses.ts';

describe('the HTTP pipeline', () => {
  const { bearer, send, post, inject, records, lines } = probeServer();

  it('[8.8] sends visitors and broken sessions to the login, and the wrong role to 403', async () => {
    expect((await post({ name: 'a' }, '/api/probe', {})).json).toMatchObject({ status: 'AUTHENTICATION_ERROR' });
    expect((await post({ name: 'a' }, '/api/probe', bearer('rubbish'))).code).toBe(401);
    expect((await post({ name: 'a' }, '/api/probe', bearer('customer'))).json).toMatchObject({
      status: 'AUTORIZATION_ERROR',
    });
    expect((await send({ url: '/api/probe', headers: { cookie: 'auth.token=%E0%A4%A' } })).code).toBe(200);
  });

  it('refuses a cookie request that another site could have made', async () => {
    const cookie = { cookie: 'auth.token=employee', host: 'desk.example' };
    const same = { 'x-requested-with': 'XMLHttpRequest', origin: 'http://desk.example' };
    expect((await post({ name: 'a' }, '/api/probe', { ...cookie, ...same })).code).toBe(201);
    expect(
      (await post({ name: 'a' }, '/api/probe', { ...cookie, 'x-requested-with': 'x', 'sec-fetch-site': 'same-origin' }))
        .code,
    ).toBe(201);
    for (const headers of [
      {} as Record<string, string>,
      { 'x-requested-with': 'x' },
      { origin: 'http://desk.example' },
      { ...same, origin: 'https://evil.example' },
      { ...same, 'sec-fetch-site': 'cross-site' },
      { ...same, origin: 'null' },
    ]) {
      expect((await post({ name: 'a' }, '/api/probe', { ...cookie, ...headers })).json).toMatchObject({
        status: 'AUTORIZATION_ERROR',
        code: 'FOREIGN_ORIGIN',
      });
    }
    expect((await post({ username: 'a' }, '/api/probeLimited', { origin: 'https://evil.example' })).code).toBe(403);
  });

  it('[8.1] NOK is HTTP 200 with a code and the data that the screen needs', async () => {
    expect(await send({ url: '/api/probeFail?how=nok' })).toMatchObject({
      code: 200,
      json: { status: 'NOK', code: 'STALE_TICKET', data: { contents: [1] } },
    });
    expect(await send({ url: '/api/probeFail?how=thrown' })).toMatchObject({
      code: 200,
      json: { status: 'NOK', code: 'VERSION_CONFLICT', data: { id: 1 } },
    });
  });

  it('[8.5] a failure answers SERVER_ERROR with a request id and nothing about its cause', async () => {
    for (const how of ['crash', 'broken']) {
      const { code, json, response } = await send({ url: `/api/probeFail?how=${how}` });
      expect(code).toBe(500);
      expect(json).toEqual({
        status: 'SERVER_ERROR',
        message: 'مشکلی در سیستم رخ داده است',
        request_id: response.headers['x-request-id'],
      });
    }
  });

  it.each([
    ['full', 507, 'DISK_FULL'],
    ['away', 500, 'DATABASE_AWAY'],
  ])(
    '[issue 2, bad input] %s is one line in the log, without a stack trace, and has its own code',
    async (how, http, code) => {
      lines.length = 0;
      expect(await send({ url: `/api/probeFail?how=${how}` })).toMatchObject({
        code: http,
        json: { status: 'SERVER_ERROR', code },
      });
      expect(lines).toHaveLength(1);
      expect(JSON.parse(lines[0]!)).toMatchObject({ code, endpoint: 'probeFail' });
      expect(lines[0]).not.toMatch(/\.ts:\d+|stack/);
    },
  );

  it('[8.2] an unknown path is NOT_FOUND, a bad escape is refused', async () => {
    expect((await send({ url: '/api/nothing' })).json).toMatchObject({ status: 'NOT_FOUND' });
    expect((await send({ url: '/api/probe/%ff' })).code).toBe(400);
    expect(
      (await send({ method: 'PUT', url: '/api/probe/abc', payload: { name: 'a' }, headers: bearer('employee') })).code,
    ).toBe(422);
  });

  it('[decisions 2.9] counts calls per address and per account separately and says when to try again', async () => {
    const call = (username: string, remoteAddress: string) =>
      send({ method: 'POST', url: '/api/probeLimited', payload: { username }, remoteAddress });
    expect((await call('09121234567', '10.0.0.1')).code).toBe(200);
    expect((await call('+98 912 ۱۲۳۴۵۶۷', '10.0.0.2')).code).toBe(200);
    const third = await call('00989121234567 ', '10.0.0.3');
    expect(third.json.status).toBe('TOO_MANY_REQUESTS');
    expect(Number(third.response.headers['retry-after'])).toBeGreaterThan(0);
    for (const name of ['b', 'c', 'd', 'e']) await call(name, '10.0.0.9');
    expect((await call('f', '10.0.0.9')).code).toBe(429);
  });

  it('compresses an answer with what the browser accepts, and leaves a small one as it is', async () => {
    const read = (accepted: string, url = '/api/openapi.json') =>
      inject({ url, headers: { 'accept-encoding': accepted, 'x-probe': 'staff' } });
    expect((await read('gzip, br')).headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect((await read('br;q=0, gzip')).headers['content-encoding']).toBe('gzip');
    expect((await read('identity')).headers['content-encoding']).toBeUndefined();
    expect((await read('br', '/healthz')).headers['content-encoding']).toBeUndefined();
  });

  it('never decompresses what a caller sends', async () => {
    const answer = await inject({
      method: 'POST',
      url: '/api/probe',
      payload: gzipSync('{"name":"x"}'),
      headers: { ...bearer('employee'), 'content-type': 'application/json', 'content-encoding': 'gzip' },
    });
    expect(answer.json()).toMatchObject({ status: 'VALIDATION_ERROR' });
  });

  it('describes every call as OpenAPI 3.1 and as a page without scripts', async () => {
    for (const url of ['/api/openapi.json', '/api/docs']) expect((await send({ url })).code).toBe(401);
    const headers = { 'x-probe': 'staff' };
    const { json } = await send({ url: '/api/openapi.json', headers });
    expect(json.openapi).toBe('3.1.0');
    expect(json.paths['/api/probe/{id}'].put).toMatchObject({
      operationId: 'probeChange',
      parameters: [{ name: 'id', in: 'path', required: true }],
    });
    const page = await send({ url: '/api/docs', headers });
    expect(page.response.body).toContain('probeChange');
    expect(page.response.body).not.toMatch(/<script|https?:\/\//);
  });

  it('trusts X-Forwarded-* only from trusted networks, for the address and for secure cookies', async () => {
    const headers = {
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'desk.example',
    };
    expect(
      (await send({ url: '/healthz', headers, remoteAddress: '10.0.0.1' })).response.headers[
        'strict-transport-security'
      ],
    ).toBeUndefined();
    records.length = 0;
    await send({ url: '/api/probe', headers });
    expect(records[0]?.ip).toBe('127.0.0.1');
  });

  it.each([
    [{ code: 'ENOSPC' }, 507, 'DISK_FULL'],
    [{ code: '53100' }, 507, 'DISK_FULL'],
    [{ name: 'StorageFull' }, 507, 'DISK_FULL'],
    [{ code: '57014' }, 500, 'STATEMENT_TIMEOUT'],
    [{ code: '57P01' }, 500, 'DATABASE_AWAY'],
    [{ code: 'ECONNREFUSED' }, 500, 'DATABASE_AWAY'],
    [{ code: '22P05' }, 422, 'VALUE_REFUSED'],
    [{ code: '23503' }, 422, 'VALUE_REFUSED'],
  ])('answers the error %j with its own status and code', (failure, httpCode, code) => {
    const known = toAppError(Object.assign(new Error('secret detail'), failure));
    expect([known?.httpCode ?? STATUS_HTTP[known?.status ?? 'OK'], known?.code]).toEqual([httpCode, code]);
    expect(known?.message).not.toContain('secret');
  });

  it.each(['forwarded', 'via', 'x-real-ip', 'x-forwarded-for', 'x-forwarded-host'])(
    'shows no metrics to somebody behind a proxy on this machine, which sends %s',
    async (header) => {
      const headers = { [header]: '203.0.113.9' };
      expect((await send({ url: '/metrics', headers })).code).toBe(404);
      expect((await send({ url: '/metrics', headers: { ...headers, ...bearer('a-long-enough-token') } })).code).toBe(
        200,
      );
    },
  );

  it('shows the metrics only to this machine or with the token', async () => {
    expect((await send({ url: '/metrics' })).code).toBe(200);
    expect((await send({ url: '/metrics', remoteAddress: '10.1.1.1' })).code).toBe(404);
    expect(
      (await send({ url: '/metrics', remoteAddress: '10.1.1.1', headers: bearer('a-long-enough-token') })).response
        .body,
    ).toContain('hamyar_request_seconds');
  });

  it('[decisions 2.16] records calls by template, never their values', async () => {
    records.length = 0;
    await send({ method: 'PUT', url: '/api/probe/77?secret=1', payload: { name: '' }, headers: bearer('customer') });
    expect(records).toEqual([
      expect.objectContaining({
        method: 'PUT',
        route: '/api/probe/:id',
        status: 422,
        body_status: 'VALIDATION_ERROR',
        user_id: 9,
      }),
    ]);
    expect(JSON.stringify(records)).not.toContain('secret');
  });
});
