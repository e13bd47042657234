import { act, renderHook, waitFor } from '@testing-library/react';
import type { Call } from '@hamyar/contracts';
import { configureRequests } from './send.ts';
import { putSharedData, useSharedQuery } from './shared-query.ts';
import { StoreProvider } from './provider.tsx';
import { createAppStore, forgetDataOf } from './store.ts';

const boot = {
  edition: 'staff',
  user: null,
  settings: {},
  registry: { id: '1', modules: [] },
  defaults: null,
} as never;
/** The call as one module carries it; two modules have two objects. */
const copyOfCall = (): Call<void, number> => ({ name: 'weekCount', method: 'GET', path: '/api/weeks' });

describe('what code of several modules reads', () => {
  let asked = 0;
  beforeEach(() => {
    asked = 0;
    const transport = () => Promise.resolve({ data: (asked += 1) });
    configureRequests({ isOnline: () => true, transport: transport as never });
  });
  const show = () => {
    createAppStore(boot);
    const hook = (call: Call<void, number>) =>
      renderHook(() => useSharedQuery(call), {
        wrapper: ({ children }) => <StoreProvider>{children}</StoreProvider>,
      });
    return { first: hook(copyOfCall()), second: hook(copyOfCall()) };
  };

  it('is one answer for all of them, and a change that one makes is there for the others', async () => {
    const { first, second } = show();
    await waitFor(() => expect(first.result.current.data).toBe(second.result.current.data ?? 'unread'));
    act(() => putSharedData(copyOfCall(), 70));
    await waitFor(() => expect([first, second].map(({ result }) => result.current.data)).toEqual([70, 70]));
  });

  it('is read again after the crash of whatever module has shown it', async () => {
    const { first } = show();
    await waitFor(() => expect(first.result.current.data).toBeGreaterThan(0));
    const before = asked;
    act(() => forgetDataOf('field-visits'));
    await waitFor(() => expect(first.result.current.data).toBeGreaterThan(before));
  });
});
