import { createSelector, createSlice, type PayloadAction, type Reducer } from '@reduxjs/toolkit';
import type {
  Audience,
  BootData,
  GateContext,
  License,
  RegistryEntry,
  RegistrySnapshot,
  SessionUser,
  SystemSettings,
} from '@hamyar/contracts';

export interface SessionState {
  audience: Audience;
  user: SessionUser | null;
  settings: SystemSettings;
  license: License | null;
  registry: RegistrySnapshot;
  demo: boolean;
  connected: boolean;
}

/**
 * Of a module that this tab has, the release it began with: the server checked that one's needs together with the shell
 * of this tab. A newer release is checked with the shell it belongs to, and both come with the next page.
 */
const releaseOfTab = (begun: readonly RegistryEntry[], entry: RegistryEntry): RegistryEntry => {
  const known = begun.find(({ manifest }) => manifest.name === entry.manifest.name);
  return known && known.base !== entry.base ? known : entry;
};

/** Who is at the screen and what the system allows them: the ground of every gate. */
const slice = createSlice({
  name: 'session',
  initialState: null as unknown as SessionState,
  reducers: {
    userChanged: (state, { payload }: PayloadAction<SessionUser | null>) => {
      state.user = payload;
    },
    settingsChanged: (state, { payload }: PayloadAction<SystemSettings>) => {
      state.settings = payload;
    },
    licenseChanged: (state, { payload }: PayloadAction<License | null>) => {
      state.license = payload;
    },
    registryChanged: (state, { payload }: PayloadAction<RegistrySnapshot>) => {
      const begun = state.registry.modules as RegistryEntry[];
      const modules = payload.modules.map((entry) => releaseOfTab(begun, entry));
      state.registry = { ...payload, modules } as typeof state.registry;
    },
    connectionChanged: (state, { payload }: PayloadAction<boolean>) => {
      state.connected = payload;
    },
  },
  selectors: {
    selectUser: (state) => state.user,
    selectSettings: (state) => state.settings,
    selectLicense: (state) => state.license,
    selectRegistry: (state) => state.registry as RegistrySnapshot,
    selectConnected: (state) => state.connected,
    selectDemo: (state) => state.demo,
    /** Everything a gate may look at; the same object until something in it changes. */
    selectGates: createSelector(
      [
        (state: SessionState) => state.audience,
        (state: SessionState) => state.user,
        (state: SessionState) => state.settings,
      ],
      (audience, user, settings): GateContext => ({
        audience,
        user,
        features: user?.features ?? [],
        settings: { ...settings },
      }),
    ),
  },
});

/** What the store mounts; its type names no internals of Immer, so that it can stand in declarations. */
export const sessionSlice: { reducerPath: 'session'; reducer: Reducer<SessionState> } = slice;

/** The state a page starts with, out of the server's HTML. */
export const sessionFromBoot = (boot: BootData): SessionState => ({
  audience: boot.edition,
  user: boot.user,
  settings: boot.settings,
  license: boot.license,
  registry: (boot.registry ?? { id: '', modules: [] }) as never,
  demo: boot.demo,
  connected: true,
});

export const { userChanged, settingsChanged, licenseChanged, registryChanged, connectionChanged } = slice.actions;
export const { selectUser, selectSettings, selectLicense, selectRegistry, selectConnected, selectDemo, selectGates } =
  slice.selectors;
