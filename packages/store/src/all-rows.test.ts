import { serviceList } from '@hamyar/contracts/catalog';
import { api, fromCall } from './api.ts';
import type { CallResult } from './call-failure.ts';
import { configureRequests } from './send.ts';
import { createAppStore } from './store.ts';

const rowsApi = api.injectEndpoints({
  endpoints: (build) => ({
    everyRow: build.query({ ...fromCall(serviceList, { input: (s: string) => ({ s }), rows: 'all' }) }),
  }),
});

/** What a choice among all of this many rows reads, and the calls that it made. */
async function readAll(total: number, failsAt?: number) {
  const asked: unknown[] = [];
  configureRequests({
    isOnline: () => true,
    onError: () => undefined,
    transport: <Input, Output>(_call: unknown, input: Input) => {
      asked.push(input);
      const { page, perPage } = input as { page: number; perPage: number };
      const data = Array.from({ length: Math.max(0, Math.min(perPage, total - (page - 1) * perPage)) }, (_, n) => ({
        id: (page - 1) * perPage + n + 1,
      }));
      const answer = { status: 'OK', data, currentPage: page, totalPages: Math.ceil(total / perPage), total, perPage };
      const failure = { error: { status: 'NETWORK', message: '' } };
      return Promise.resolve((page === failsAt ? failure : { data: answer }) as CallResult<Output>);
    },
  });
  const store = createAppStore({ edition: 'staff', user: null, settings: {}, license: null } as never);
  const { data, error } = await store.dispatch(rowsApi.endpoints.everyRow.initiate('x', { forceRefetch: true }));
  return { ids: data?.data.map(({ id }) => id), total: data?.total, asked, error };
}

describe('a choice among all rows', () => {
  it.each([0, 1, 200, 201, 450])('[decisions 2.7] offers every one of %i, whatever one page holds', async (total) => {
    const { ids, asked, ...read } = await readAll(total);
    expect(ids).toEqual(Array.from({ length: total }, (_, n) => n + 1));
    expect(read.total).toBe(total);
    const pages = Math.max(1, Math.ceil(total / 200));
    expect(asked).toEqual(Array.from({ length: pages }, (_, n) => ({ s: 'x', page: n + 1, perPage: 200 })));
  });

  it('[decisions 2.7] fails as a whole, so that nobody takes a part for all', async () => {
    expect(await readAll(450, 2)).toMatchObject({ ids: undefined, error: { status: 'NETWORK' } });
  });
});
