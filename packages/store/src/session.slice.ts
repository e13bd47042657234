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
 * The release of a module that this tab keeps: the one it began with, because the server checked its needs against the
 * shell of this tab. A newer release was checked against a newer shell; both arrive with the next page load.
 */
const releaseOfTab = (begun: readonly RegistryEntry[], entry: RegistryEntry): RegistryEntry => {
  const known = begun.find(({ manifest }) => manifest.name === entry.manifest.name);
  return known && known.base !== entry.base ? known : entry;
};

/** The current user, the public settings, the license and the registry: what gates are evaluated with. */
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
    /** Input for evaluateGate; the same object until one of its parts changes. */
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

/** The slice as the store needs it. The explicit type keeps types of Immer out of the generated declarations. */
export const sessionSlice: { reducerPath: 'session'; reducer: Reducer<SessionState> } = slice;

/** The initial state, from the boot data in the page. */
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
