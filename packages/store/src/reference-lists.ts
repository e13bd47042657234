import { useEffect } from 'react';
import { paths, type AdminDefaults, type Answer, type SystemDefaults } from '@hamyar/contracts';
import { useAppSelector } from './hooks.ts';
import {
  adminListsRead,
  listsAsked,
  listsFailed,
  listsRead,
  selectLists,
  selectListsFinished,
  selectListsLoading,
  type ReferenceLists,
} from './reference-lists.slice.ts';
import { send } from './request.ts';
import { getStore } from './store.ts';

const ADMIN_LISTS: readonly (keyof ReferenceLists)[] = ['departmentsAdmin', 'permissions'];
let adminLoading: Promise<void> | null = null;

/** Reads the lists when they are empty or `force` is set; one read at a time; failures stay silent (spec 4.18, 8.19). */
export async function loadReferenceLists({ force = false } = {}): Promise<void> {
  const store = getStore();
  const state = store.getState();
  if (selectListsLoading(state) || (selectListsFinished(state) && !force)) return;
  store.dispatch(listsAsked());
  const result = await send({ path: paths.systemDefaults, quiet: true });
  store.dispatch('data' in result ? listsRead((result.data as Answer<SystemDefaults>).data!) : listsFailed());
}

/** Reads what an administrator may grant; the same rules. */
export function loadAdminLists({ force = false } = {}): Promise<void> {
  if (!force && selectLists(getStore().getState()).permissions) return Promise.resolve();
  adminLoading ??= send({ path: paths.adminDefaults, quiet: true }).then((result) => {
    if ('data' in result) getStore().dispatch(adminListsRead((result.data as Answer<AdminDefaults>).data!));
    adminLoading = null;
  });
  return adminLoading;
}

/** One shared list; undefined until it has been read. Reads it when nobody has. */
export function useReferenceList<Name extends keyof ReferenceLists>(name: Name): ReferenceLists[Name] | undefined {
  const list = useAppSelector((state) => selectLists(state)[name]) as ReferenceLists[Name] | undefined;
  useEffect(() => {
    if (list === undefined) void (ADMIN_LISTS.includes(name) ? loadAdminLists() : loadReferenceLists());
  }, [list, name]);
  return list;
}
