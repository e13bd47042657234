import { probeServer } from '../../../test/probe-server.ts';

describe('the calls that a page of the server asks itself', () => {
  const { send, bearer } = probeServer();
  const ask = async (call: string, person?: string) =>
    (await send({ url: `/page?call=${encodeURIComponent(call)}`, headers: person ? { 'x-person': person } : {} })).json;

  it('[2.2] are refused where the call is: for whom it is not, and behind a closed gate', async () => {
    expect(await ask('/api/probeGated')).toEqual({ refused: 'NotFound' });
    expect(await ask('/api/probeGated', 'employee')).toEqual({ refused: 'NotFound' });
    expect((await send({ url: '/api/probeGated', headers: bearer('employee') })).code).toBe(404);
    expect(await ask('/api/probeGated', 'admin')).toMatchObject({ data: { open: true } });
  });

  it('answer as over HTTP, with the parameters of the address', async () => {
    const { data } = await ask('/api/probe?ids[]=1&ids[]=2');
    expect(data.map(({ id }: { id: number }) => id)).toEqual([1, 2]);
    expect(await ask('/api/probe?unknown=1')).toEqual({ refused: 'ValidationFailed' });
    expect(await ask('/api/nothing')).toEqual({ refused: 'NotFound' });
  });
});
