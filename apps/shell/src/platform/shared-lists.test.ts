import type { SystemDefaults } from '@hamyar/contracts';
import { buildBoot, buildDefaults, buildUser, fakeApi, refuse, waitFor, type FakeApi } from '@hamyar/testing';
import { createAppStore, listsCleared, loadReferenceLists, selectLists, type AppStore } from '@hamyar/store';

describe('the shared lists', () => {
  let store: AppStore;
  let api: FakeApi;
  const open = (defaults: SystemDefaults | null, answer: unknown = buildDefaults()) => {
    api = fakeApi({ systemDefaultsGet: answer } as never);
    store = createAppStore(buildBoot({ user: buildUser(), defaults }));
  };
  const calls = () => api.calls('systemDefaultsGet');

  it('[4.18] are not fetched again once loaded, unless it is forced', async () => {
    open(buildDefaults());
    await loadReferenceLists();
    expect(calls()).toHaveLength(0);
    api.answer({ systemDefaultsGet: buildDefaults({ branches: [{ id: 5, name: 'یزد' }] }) });
    await loadReferenceLists({ force: true });
    expect(calls()).toHaveLength(1);
    expect(selectLists(store.getState()).branches).toEqual([{ id: 5, name: 'یزد' }]);
  });

  it('[4.18] are fetched once when several components need them at the same time', async () => {
    open(null);
    await Promise.all([loadReferenceLists(), loadReferenceLists(), loadReferenceLists()]);
    expect(calls()).toHaveLength(1);
    expect(selectLists(store.getState()).departments).toHaveLength(2);
  });

  it('[4.18] are fetched once more after what changed while they were being fetched', async () => {
    let give: (lists: SystemDefaults) => void = () => undefined;
    open(null, () => new Promise<SystemDefaults>((resolve) => (give = resolve)));
    const first = loadReferenceLists();
    const forced = [loadReferenceLists({ force: true }), loadReferenceLists({ force: true })];
    api.answer({ systemDefaultsGet: buildDefaults({ branches: [{ id: 5, name: 'یزد' }] }) });
    await waitFor(() => expect(calls()).toHaveLength(1));
    give(buildDefaults());
    await Promise.all([first, ...forced]);
    expect(calls()).toHaveLength(2);
    expect(selectLists(store.getState()).branches).toEqual([{ id: 5, name: 'یزد' }]);
  });

  it('[4.18] are all reset, with their finished flag, when the data of the system is cleared, and then fetched again', async () => {
    open(buildDefaults());
    store.dispatch(listsCleared());
    expect(selectLists(store.getState())).toEqual({});
    await loadReferenceLists();
    expect(calls()).toHaveLength(1);
  });

  it('[8.19] a failure is silent, keeps the loaded list, and the next request tries again', async () => {
    open(null, refuse('SERVER_ERROR'));
    await loadReferenceLists();
    expect(selectLists(store.getState())).toEqual({});
    api.answer({ systemDefaultsGet: buildDefaults() });
    await loadReferenceLists();
    expect(calls()).toHaveLength(2);
    await loadReferenceLists();
    expect(calls()).toHaveLength(2);
  });
});
