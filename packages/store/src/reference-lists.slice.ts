import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SystemDefaults } from '@hamyar/contracts';

/** The shared lists by their names on the wire (spec 3.29); the modules that own them declare them in the contracts. */
export type ReferenceLists = Omit<SystemDefaults, 'license'>;

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

/** The shared lists out of what systemDefaults answers. */
export function listsOf({ license: _license, ...lists }: SystemDefaults): ReferenceLists {
  return lists;
}

export const { listsAsked, listsFailed, listsRead, listsCleared } = referenceListsSlice.actions;
export const { selectLists, selectListsFinished, selectListsLoading } = referenceListsSlice.selectors;
