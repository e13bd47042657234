import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SystemDefaults } from '@hamyar/contracts';

/** The shared lists by their names on the wire (spec 3.29); the modules that own them declare them in the contracts. */
export type ReferenceLists = Omit<SystemDefaults, 'license'>;

export interface ReferenceState {
  lists: Partial<ReferenceLists>;
  /** systemDefaults have been read (spec 4.18). */
  finished: boolean;
  loading: boolean;
}

const empty: ReferenceState = { lists: {}, finished: false, loading: false };

/** Lists that many screens choose from: fetched once, again only when forced or told by the socket (spec 3.29, 4.18). */
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
    /** Resets every list and the finished flag (spec 4.18). */
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
