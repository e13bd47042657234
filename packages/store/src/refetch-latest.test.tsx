import { act, renderHook, waitFor } from '@testing-library/react';
import { me } from '@hamyar/contracts/identity';
import { api, requestOf } from './api.ts';
import { StoreProvider } from './provider.tsx';
import { refetchLatest } from './refetch-latest.ts';
import { configureRequests } from './send.ts';
import { createAppStore } from './store.ts';

const boot = {
  edition: 'staff',
  user: null,
  settings: {},
  registry: { id: '1', modules: [] },
  defaults: null,
} as never;

/** A server whose answers come when they are asked for; each is what was true when the request came. */
function slowServer() {
  let state = 0;
  const waiting: (() => void)[] = [];
  const transport = () => {
    const data = state;
    return new Promise((resolve) => {
      waiting.push(() => resolve({ data }));
    });
  };
  configureRequests({ isOnline: () => true, transport: transport as never });
  return {
    change: () => (state += 1),
    asked: () => waiting.length,
    answer: (request: number) => act(async () => waiting[request]!()),
  };
}

describe('reading again after a reported change', () => {
  const show = () => {
    createAppStore(boot);
    const { useNumberQuery } = api.injectEndpoints({
      endpoints: (build) => ({ number: build.query<number, void>({ query: () => requestOf(me, undefined) }) }),
      overrideExisting: true,
    });
    return renderHook(() => useNumberQuery(), {
      wrapper: ({ children }) => <StoreProvider>{children}</StoreProvider>,
    }).result;
  };

  it('design/api.md: does not end with an answer from before the change, when a read is under way', async () => {
    const server = slowServer();
    const query = show();
    await waitFor(() => expect(server.asked()).toBe(1));
    server.change();
    act(() => void refetchLatest(query.current));
    await server.answer(0);
    await waitFor(() => expect(server.asked()).toBe(2));
    await server.answer(1);
    await waitFor(() => expect(query.current.data).toBe(1));
  });

  it('asks once where nothing is under way', async () => {
    const server = slowServer();
    const query = show();
    await waitFor(() => expect(server.asked()).toBe(1));
    await server.answer(0);
    server.change();
    let latest: Promise<{ data?: unknown }> | undefined;
    act(() => void (latest = refetchLatest(query.current)));
    await server.answer(1);
    expect((await latest)?.data).toBe(1);
    expect(server.asked()).toBe(2);
  });
});
