import { probeServer } from '../../../test/probe-server.ts';

describe('what the HTTP pipeline reads from a request', () => {
  const { bearer, form, send, post } = probeServer();

  it('[7.1] answers with a status and leaves out keys that the contract does not contain', async () => {
    const { code, json } = await post({ name: 'الف' });
    expect(code).toBe(201);
    expect(json).toEqual({ status: 'CREATED', data: { name: 'الف' } });
  });

  it('[7.1] reads nested keys in brackets and booleans as 1 or 0', async () => {
    const { json } = await send({
      method: 'POST',
      url: '/api/probe',
      ...form('name=a&count=3&flag=0&shares[0][user_id]=7&shares[0][editable]=1&shares[1][user_id]=8'),
    });
    expect(json.data).toEqual({
      name: 'a',
      count: 3,
      flag: false,
      shares: [
        { user_id: 7, editable: true },
        { user_id: 8, editable: false },
      ],
    });
  });

  it.each([
    [true, true],
    [false, false],
    [1, true],
    [0, false],
    ['1', true],
    ['0', false],
  ])('[7.1] reads the boolean %p of a JSON body as %p', async (written, read) => {
    expect((await post({ name: 'a', flag: written })).json.data.flag).toBe(read);
  });

  it('a JSON number written as text is refused: only forms have no number type', async () => {
    expect((await post({ name: 'a', count: '3' })).json.errors).toEqual([
      { field: 'count', code: 'NUMBER', message: 'فقط عدد وارد کنید' },
    ]);
  });

  it('accepts POST with _method=put from the query, a JSON body and a form as the PUT', async () => {
    for (const options of [
      { url: '/api/probe/5?_method=put', payload: { name: 'a' }, headers: bearer('employee') },
      { url: '/api/probe/5', payload: { name: 'a', _method: 'put' }, headers: bearer('employee') },
      { url: '/api/probe/5', ...form('_method=PUT&name=a') },
    ])
      expect((await send({ method: 'POST', ...options })).json).toEqual({
        status: 'UPDATED',
        data: { id: 5, name: 'a' },
      });
    expect(
      (await send({ method: 'POST', url: '/api/probe/5', payload: { name: 'a' }, headers: bearer('employee') })).code,
    ).toBe(404);
  });

  it('[7.1] refuses a parameter of a DELETE that stands in the query and in the body', async () => {
    const { code, json } = await send({
      method: 'DELETE',
      url: '/api/probe?type=tag',
      payload: { type: 'reply', type_ids: [3] },
      headers: bearer('admin'),
    });
    expect([code, json.errors]).toEqual([422, [expect.objectContaining({ field: 'type', code: 'UNKNOWN_FIELD' })]]);
  });

  it('takes the parameters of a DELETE from the query or the body', async () => {
    const wanted = { status: 'DELETED', data: { type: 'tag', type_ids: [3, 4] } };
    expect(
      (await send({ method: 'DELETE', url: '/api/probe?type=tag&type_ids[]=3&type_ids[]=4', headers: bearer('admin') }))
        .json,
    ).toEqual(wanted);
    expect(
      (
        await send({
          method: 'DELETE',
          url: '/api/probe',
          payload: { type: 'tag', type_ids: [3, 4] },
          headers: bearer('admin'),
        })
      ).json,
    ).toEqual(wanted);
  });

  it('[decisions 2.0] reads lists of the query and pages the answer', async () => {
    const { json } = await send({ url: '/api/probe?ids[]=2&ids[]=3&fast=1' });
    expect(json).toEqual({
      status: 'OK',
      data: [
        { id: 2, name: 'سریع' },
        { id: 3, name: 'سریع' },
      ],
      currentPage: 1,
      totalPages: 3,
      total: 25,
      perPage: 10,
    });
  });

  it('[5.1] cleans plain fields before they are checked and stored', async () => {
    const { json } = await post({ name: 'x', title: '  كيك\u202e\n\u0000خانگي ' });
    expect(json.data.title).toBe('کیک خانگی');
  });
});
