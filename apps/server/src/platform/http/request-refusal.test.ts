import fc from 'fast-check';
import { Readable } from 'node:stream';
import { probeServer } from '../../../test/probe-server.ts';

describe('what the HTTP pipeline refuses in a request', () => {
  const { bearer, send, post } = probeServer();

  it('[8.7] lists every refused field with its Persian text', async () => {
    const { code, json } = await post({ name: '', count: 0, email: 'x', title: '<b>', shares: [{}] });
    expect(code).toBe(422);
    expect(json).toMatchObject({ status: 'VALIDATION_ERROR' });
    expect(json.errors).toEqual(
      expect.arrayContaining([
        { field: 'name', code: 'REQUIRED', message: 'این فیلد الزامی است' },
        { field: 'count', code: 'MIN', message: 'مقدار نباید کمتر از ۱ باشد' },
        { field: 'email', code: 'EMAIL', message: 'نشانی ایمیل معتبر نیست' },
        { field: 'title', code: 'HTML', message: 'الگوی فیلد نامعتبر است' },
        { field: 'shares.0.user_id', code: 'REQUIRED', message: 'این فیلد الزامی است' },
      ]),
    );
  });

  it('[5.5] uses the right one of the two length messages', async () => {
    expect((await post({ name: 'x'.repeat(21) })).json.errors).toEqual([
      { field: 'name', code: 'MAX_LENGTH', message: 'حداکثر ۲۰ کاراکتر مجاز است' },
    ]);
  });

  it('refuses keys that the contract does not have, in body and query', async () => {
    expect((await post({ name: 'a', full_admin: true })).json.errors).toEqual([
      { field: 'full_admin', code: 'UNKNOWN_FIELD', message: 'فیلد «full_admin» شناخته‌شده نیست' },
    ]);
    expect((await send({ url: '/api/probe?x=1' })).json.errors[0]).toMatchObject({ field: 'x', code: 'UNKNOWN_FIELD' });
    expect(
      (await send({ method: 'POST', url: '/api/probe?x=1', payload: { name: 'a' }, headers: bearer('employee') })).code,
    ).toBe(422);
  });

  it.each([
    ['__proto__', '__proto__'],
    ['__proto__[name]', '__proto__[name]'],
    ['shares[0][__proto__]', 'shares[0][__proto__]'],
    ['name[a]b', 'name[a]b'],
    ['name[a][b', 'name[a][b'],
    ['[name]', '[name]'],
    ['na%00me', 'na\u0000me'],
    ['name%00', 'name\u0000'],
  ])('[7.1] refuses the key %s of a query and of a form, and does not read it as another one', async (key, field) => {
    const refused = { field, code: 'UNKNOWN_FIELD', message: `فیلد «${field}» شناخته‌شده نیست` };
    const inQuery = await send({ url: `/api/probe?${key}=1` });
    expect([inQuery.code, inQuery.json.status, inQuery.json.errors]).toEqual([422, 'VALIDATION_ERROR', [refused]]);
    const inForm = await send({
      method: 'POST',
      url: '/api/probe',
      payload: `name=a&${key}=1`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...bearer('employee') },
    });
    expect([inForm.code, inForm.json.errors]).toEqual([422, [refused]]);
  });

  it.each([
    ['{"name":"a","__proto__":{"x":1}}', '__proto__'],
    ['{"name":"a","__pro\\u0000to__":1}', '__pro\u0000to__'],
    ['{"na\\u0000me":"a"}', 'na\u0000me'],
    ['{"name":"a","shares":[{"user_id":7,"__proto__":{"editable":true}}]}', 'shares.0.__proto__'],
    ['{"name":"a","constructor":{"prototype":{"x":1}}}', 'constructor'],
    ['{"name":"a","\\ud800":1}', '\ud800'],
  ])('[7.1] refuses a key of a JSON body that no contract has: %s', async (payload, field) => {
    const { code, json } = await send({
      method: 'POST',
      url: '/api/probe',
      payload,
      headers: { 'content-type': 'application/json', ...bearer('employee') },
    });
    expect([code, json.errors]).toEqual([422, [expect.objectContaining({ field, code: 'UNKNOWN_FIELD' })]]);
  });

  it.each([
    ['malformed JSON', { payload: '{"name":', headers: { 'content-type': 'application/json' } }, 400, 'MALFORMED_BODY'],
    [
      'a body over 1 MiB',
      { payload: JSON.stringify({ name: 'x'.repeat(1_100_000) }), headers: { 'content-type': 'application/json' } },
      413,
      'BODY_TOO_LARGE',
    ],
    ['an unknown media type', { payload: '<a/>', headers: { 'content-type': 'text/xml' } }, 415, 'MEDIA_TYPE'],
    [
      'nesting beyond 8 levels',
      { payload: `name${'[a]'.repeat(12)}=1`, headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      422,
      'FORM_TOO_LARGE',
    ],
    [
      'more than 1,000 fields',
      {
        payload: Array.from({ length: 1100 }, (_, i) => `f${i}=1`).join('&'),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      },
      422,
      'FORM_TOO_LARGE',
    ],
    [
      'deep JSON',
      { payload: '['.repeat(5000) + ']'.repeat(5000), headers: { 'content-type': 'application/json' } },
      422,
      'FORM_TOO_LARGE',
    ],
    [
      'a broken multipart',
      { payload: '--x\r\nrubbish', headers: { 'content-type': 'multipart/form-data; boundary=x' } },
      400,
      'MALFORMED_BODY',
    ],
  ])('refuses %s in the envelope', async (_what, { payload, headers }, code, errorCode) => {
    const answer = await send({
      method: 'POST',
      url: '/api/probe',
      payload,
      headers: { ...headers, ...bearer('employee') },
    });
    expect([answer.code, answer.json.status, answer.json.code]).toEqual([code, 'VALIDATION_ERROR', errorCode]);
  });

  /** The same fields as a JSON, a form and a multipart body. */
  const notations = (fields: readonly (readonly [string, string])[]) => [
    { payload: JSON.stringify(Object.fromEntries(fields)), headers: { 'content-type': 'application/json' } },
    {
      payload: new URLSearchParams(Object.fromEntries(fields)).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    },
    {
      payload: `${fields.map(([name, value]) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`).join('')}--x--\r\n`,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    },
  ];

  it('[8.7] names at most 20 refused fields, in every notation, and cuts their names', async () => {
    const fields = Array.from({ length: 900 }, (_, n) => [`${n}${'k'.repeat(500)}`, 'v'] as const);
    for (const { payload, headers } of notations(fields)) {
      const { code, json, response } = await send({
        method: 'POST',
        url: '/api/probe',
        payload,
        headers: { ...headers, ...bearer('employee') },
      });
      expect(code).toBe(422);
      expect(json.errors).toHaveLength(20);
      expect(json.errors).toContainEqual(
        expect.objectContaining({ field: `0${'k'.repeat(59)}`, code: 'UNKNOWN_FIELD' }),
      );
      expect(response.rawPayload.length).toBeLessThan(8_192);
    }
  });

  it.each([
    ['keys', JSON.stringify(Object.fromEntries(Array.from({ length: 5_000 }, (_, n) => [`k${n}`, 0])))],
    ['values of a list', JSON.stringify({ name: Array.from({ length: 5_000 }, () => 0) })],
    ['nested objects', JSON.stringify({ name: Array.from({ length: 1_700 }, () => ({ a: { b: 1 } })) })],
  ])('[issue 2, bad input] refuses a JSON body with too many %s', async (_what, payload) => {
    const answer = await send({
      method: 'POST',
      url: '/api/probe',
      payload,
      headers: { 'content-type': 'application/json', ...bearer('employee') },
    });
    expect(answer).toMatchObject({ code: 422, json: { code: 'FORM_TOO_LARGE' } });
  });

  it('[issue 2, bad input] refuses forms with too many levels of many fields', async () => {
    const fields = Array.from({ length: 900 }, (_, n) => [`k[${n}][a][b][c][d][e]`, '1'] as const);
    for (const { payload, headers } of notations(fields).slice(1))
      expect(
        await send({ method: 'POST', url: '/api/probe', payload, headers: { ...headers, ...bearer('employee') } }),
      ).toMatchObject({ code: 422, json: { code: 'FORM_TOO_LARGE' } });
  });

  it('[issue 2, bad input] refuses a body over 16 KiB where nobody has to be logged in, in every notation', async () => {
    const url = '/api/probeLimited';
    const fields = Array.from({ length: 17 }, (_, n) => [`k${n}`, 'v'.repeat(1_024)] as const);
    for (const [n, { payload, headers }] of notations(fields).entries())
      expect(await send({ method: 'POST', url, payload, headers, remoteAddress: `10.7.0.${n}` })).toMatchObject({
        code: 413,
        json: { code: 'BODY_TOO_LARGE' },
      });
    const { payload, headers } = notations(fields)[2]!;
    const chunked = await send({
      method: 'POST',
      url,
      payload: Readable.from([payload]) as never,
      headers,
      remoteAddress: '10.7.0.9',
    });
    expect(chunked).toMatchObject({ code: 413, json: { code: 'BODY_TOO_LARGE' } });
  });

  it('accepts any text in a field without an internal error', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), fc.string(), async (value, key) => {
        const { code } = await send({
          method: 'POST',
          url: '/api/probe',
          payload: JSON.stringify({ name: 'a', [key]: value, shares: value }),
          headers: { 'content-type': 'application/json', ...bearer('employee') },
        });
        expect([201, 400, 422]).toContain(code);
      }),
      {
        numRuns: 500,
        examples: ['toString', 'constructor', 'hasOwnProperty', '__proto__', 'valueOf', 'name', ''].map(
          (key): [never[], string] => [[], key],
        ),
      },
    );
  });
});
