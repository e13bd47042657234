import { createTabHistory } from '@hamyar/router';
import { createAppStore } from '@hamyar/store';
import { buildBoot, buildUser, waitFor } from '@hamyar/testing';
import { makePlatform } from './make-platform.ts';
import { pageError } from './page-store.ts';

describe('the error page of a failed request', () => {
  const platform = makePlatform({
    store: createAppStore(buildBoot({ user: buildUser('employee') })),
    history: createTabHistory(),
    socket: {} as never,
    drafts: {} as never,
    mayLeave: () => Promise.resolve(true),
  });
  const fail = () => pageError.set({ kind: '404', message: '' });

  it('[8.2] goes with its address, also by Back', async () => {
    platform.navigate('/tickets');
    platform.navigate('/tickets/999');
    fail();
    history.back();
    await waitFor(() => expect(pageError.get()).toBeNull());
    expect(location.pathname).toBe('/tickets');
    fail();
    platform.navigate('/customers');
    expect(pageError.get()).toBeNull();
  });
});
