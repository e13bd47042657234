import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SystemDefaults } from '@hamyar/contracts';

/** The shared lists, by the names of spec 3.29. A later feature adds its own. */
export interface ReferenceLists {
  departments: SystemDefaults['departments'];
  ticketCategories: SystemDefaults['ticket_categories'];
  services: SystemDefaults['services'];
  customerLevels: SystemDefaults['customer_levels'];
  branches: SystemDefaults['branches'];
  organizations: SystemDefaults['organizations'];
  customers_department: SystemDefaults['customers_department'];
  managers_department: SystemDefaults['managers_department'];
}

export interface ReferenceState {
  lists: Partial<ReferenceLists>;
  /** The call systemDefaults has been answered (spec 4.18). */
  finished: boolean;
  loading: boolean;
}

const empty: ReferenceState = { lists: {}, finished: false, loading: false };

/**
 * Lists that many screens offer for selection. Read once; read again only with `force` or after a socket event (spec
 * 3.29, 4.18).
 */
export const referenceListsSlice = createSlice({
  name: 'referenceLists',
  initialState: empty,
  reducers: {
    listsAsked: (state) => {
      state.loading = true;
    },
    listsFailed: (state) => {
      state.loading = false;
    },
    listsRead: (state, { payload }: PayloadAction<SystemDefaults>) => ({
      lists: { ...state.lists, ...listsOf(payload) } as ReferenceLists,
      finished: true,
      loading: false,
    }),
    /** Empties all lists and resets `finished` (spec 4.18). */
    listsCleared: () => empty,
  },
  selectors: {
    selectLists: (state) => state.lists,
    selectListsFinished: (state) => state.finished,
    selectListsLoading: (state) => state.loading,
  },
});

/** Converts the answer of systemDefaults to the shared lists. */
export function listsOf(defaults: SystemDefaults): ReferenceLists {
  return {
    departments: defaults.departments,
    ticketCategories: defaults.ticket_categories,
    services: defaults.services,
    customerLevels: defaults.customer_levels,
    branches: defaults.branches,
    organizations: defaults.organizations,
    customers_department: defaults.customers_department,
    managers_department: defaults.managers_department,
  };
}

export const { listsAsked, listsFailed, listsRead, listsCleared } = referenceListsSlice.actions;
export const { selectLists, selectListsFinished, selectListsLoading } = referenceListsSlice.selectors;
