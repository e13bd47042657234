import { evaluateGate } from '@hamyar/contracts';
import { me } from '@hamyar/contracts/identity';
import {
  api,
  createAppStore,
  fromCall,
  refetchActiveQueries,
  selectConnected,
  selectGates,
  selectUser,
  userChanged,
} from '@hamyar/store';
import { buildBoot, buildMe, buildUser, fakeApi } from '@hamyar/testing';

describe('the store of the page', () => {
  it('starts with the boot data', () => {
    const user = buildUser('employee');
    const store = createAppStore(buildBoot({ user }));
    expect(selectUser(store.getState())).toEqual(user);
    expect(selectConnected(store.getState())).toBe(true);
  });

  it('evaluates gates for the user of the session, and returns the same object until something changes', () => {
    const store = createAppStore(buildBoot({ user: buildUser('employee', { features: ['ticket_rate'] as never }) }));
    const gates = selectGates(store.getState());
    expect(gates.features).toEqual(['ticket_rate']);
    expect(evaluateGate({ role: 'employee' }, gates)).toBe(true);
    expect(selectGates(store.getState())).toBe(gates);
    store.dispatch(userChanged(null));
    expect(selectGates(store.getState())).toMatchObject({ user: null, features: [] });
  });

  it('[4.1] fetches the active queries again, and no others', async () => {
    const server = fakeApi({ me: { user: buildMe() } });
    const store = createAppStore(buildBoot({ user: buildUser() }));
    const { endpoints } = api.injectEndpoints({
      endpoints: (build) => ({
        shownUser: build.query({ ...fromCall(me) }),
        formerUser: build.query({ ...fromCall(me) }),
      }),
    });
    const shown = store.dispatch(
      endpoints.shownUser.initiate(undefined, { subscriptionOptions: { refetchOnReconnect: true } }),
    );
    const former = store.dispatch(endpoints.formerUser.initiate());
    await Promise.all([shown, former]);
    former.unsubscribe();
    const before = server.calls('me').length;
    refetchActiveQueries();
    await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
    expect(server.calls('me')).toHaveLength(before + 1);
    shown.unsubscribe();
  });
});
