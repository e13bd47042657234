import { channels, type ModuleManifest, type RegistryEntry } from '@hamyar/contracts';
import { me } from '@hamyar/contracts/identity';
import { api, createAppStore, fromCall } from '@hamyar/store';
import {
  buildBoot,
  buildSettings,
  buildMe,
  buildUser,
  createFakeSocket,
  fakeApi,
  waitFor,
  type FakeApi,
  type FakeSocket,
} from '@hamyar/testing';
import { subscribeSession } from './session-updates.ts';

const entry = (name: string): RegistryEntry => {
  const manifest: ModuleManifest = {
    name,
    title: name,
    version: '1.0.0',
    owner: name,
    platform: '^1.0.0',
    audience: ['staff'],
    routes: [],
    settingsGroups: [`${name}Settings`],
  };
  return { manifest, container: name } as RegistryEntry;
};
const boot = buildBoot({ user: buildUser(), modules: [entry('visits'), entry('notes')] });
const visitRow = 'visits/row' as never;

describe('a change of the settings', () => {
  let server: FakeApi;
  let socket: FakeSocket;

  beforeEach(async () => {
    jest.spyOn(Math, 'random').mockReturnValue(0);
    server = fakeApi({ me: { user: buildMe() }, systemSettingsGet: buildSettings(), registryGet: boot.registry! });
    socket = createFakeSocket();
    const store = createAppStore(boot);
    subscribeSession(store, socket, async () => {});
    const { endpoints } = api.enhanceEndpoints({ addTagTypes: [visitRow] }).injectEndpoints({
      overrideExisting: true,
      endpoints: (build) => ({ visitRows: build.query({ ...fromCall(me), providesTags: [visitRow] }) }),
    });
    await store.dispatch(endpoints.visitRows.initiate(undefined));
  });
  afterEach(() => jest.restoreAllMocks());

  const calls = () => ({
    rows: server.calls('me').length,
    settings: server.calls('systemSettingsGet').length,
    registry: server.calls('registryGet').length,
  });
  const change = (group: string, isPublic: boolean) =>
    socket.emit(channels.system(), 'settings.changed', { group, public: isPublic });

  it('[4.1] is read by the pages of the modules that name its group, and by no others', async () => {
    expect(calls()).toEqual({ rows: 1, settings: 0, registry: 0 });
    change('notesSettings', false);
    change('visitsSettings', false);
    await waitFor(() => expect(calls().rows).toBe(2));
    expect(calls()).toEqual({ rows: 2, settings: 0, registry: 0 });
  });

  it('[4.1] is read by the menu and the gates when the group has public settings', async () => {
    change('notesSettings', true);
    await waitFor(() => expect(calls()).toEqual({ rows: 1, settings: 1, registry: 1 }));
  });
});
