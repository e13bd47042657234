import { useState, type ReactNode } from 'react';
import type { SavedView } from '@hamyar/contracts';
import type { MenuItem } from '@hamyar/design-system/basics';
import { CheckIcon, EditIcon, PlusIcon, SortIcon, TrashIcon } from '@hamyar/design-system/icons';
import { confirmDelete, toast } from '@hamyar/design-system/overlay';
import { failureText } from '@hamyar/module-kit/failure';
import { OnDemand } from '@hamyar/module-kit/keys';
import { useSortDialog } from '@hamyar/module-kit/order';
import { lazyPart } from '@hamyar/module-sdk';
import { fill } from '@hamyar/persian';
import { failureOf } from '@hamyar/store';
import { useChangeSavedViewMutation, useDeleteSavedViewMutation } from '../../api/saved-view.api.ts';
import { faStaff } from '../../messages/fa-staff.ts';
import { countFilters, isChanged, savedFilters } from '../../shared/ticket-filter.conversions.ts';
import { useGoneView, type SavedViews } from '../../shared/use-saved-views.ts';
import type { ListChoice } from '../../shared/use-ticket-list.ts';

const SavedViewDialog = lazyPart(
  () => import(/* webpackChunkName: "dialogs" */ './saved-view.dialog.tsx'),
  'SavedViewDialog',
);

const text = faStaff.savedView;

/**
 * What can be done with the list as a saved view, as items of a menu, and the dialog that they open.
 * @param columns those that the table shows; null where the list is no table
 */
export function useSavedViewMenu(
  choice: ListChoice,
  views: SavedViews,
  columns: readonly string[] | null,
): { items: MenuItem[]; dialog: ReactNode } {
  const [open, setOpen] = useState<'new' | 'edit' | null>(null);
  const [change] = useChangeSavedViewMutation();
  const [remove] = useDeleteSavedViewMutation();
  const sorting = useSortDialog('savedView', views.refetch);
  const { state, list } = choice;
  const { saved } = state;
  useGoneView(list.filters.view_id, views, () => list.setFilters({ view_id: undefined }));

  // a view without columns of its own shows those of each person
  const columnsChanged = columns !== null && !!saved?.columns && saved.columns.join() !== columns.join();

  const saveChanges = async (view: SavedView) => {
    const failure = failureOf(
      await change({
        id: view.id,
        version: view.version,
        filters: savedFilters(state),
        order: state.sort && { by: state.sort.by, dir: state.sort.order },
        ...(columnsChanged && { columns: [...columns] }),
      }),
    );
    if (failure) return toast.error(failureText(failure));
    toast.success(text.saved);
    choice.openSavedView(view.id);
  };
  const deleteView = async (view: SavedView) => {
    const message = fill(view.scope === 'personal' ? text.deletePersonal : text.deleteShared, { name: view.name });
    if (!(await confirmDelete({ title: text.delete, message, yes: text.delete }))) return;
    const failure = failureOf(await remove(view.id));
    if (failure) return toast.error(failureText(failure));
    toast.success(text.deleted);
    choice.setView('all');
  };

  const items: MenuItem[] = [];
  const changed = isChanged(state) || columnsChanged;
  if (saved?.editable && changed)
    items.push({ key: 'save', label: text.saveChanges, icon: <CheckIcon />, onSelect: () => void saveChanges(saved) });
  if (saved && isChanged(state))
    items.push({ key: 'reset', label: text.reset, onSelect: () => choice.openSavedView(saved.id) });
  if (changed || (!saved && (countFilters(state.filters) > 0 || state.view !== 'all' || state.sort)))
    items.push({ key: 'new', label: text.saveNew, icon: <PlusIcon />, onSelect: () => setOpen('new') });
  if (saved?.editable) {
    items.push({ key: 'edit', label: text.edit, icon: <EditIcon />, onSelect: () => setOpen('edit') });
    items.push({
      key: 'delete',
      label: text.delete,
      icon: <TrashIcon />,
      danger: true,
      onSelect: () => void deleteView(saved),
    });
  }
  if ((views.views ?? []).filter(({ editable }) => editable).length > 1)
    items.push({ key: 'sort', label: text.sort, icon: <SortIcon />, onSelect: sorting.show });
  const close = () => setOpen(null);
  return {
    items,
    dialog: (
      <>
        <OnDemand onClose={close}>
          {open ? (
            <SavedViewDialog
              state={state}
              view={open === 'edit' ? saved : null}
              columns={columns}
              onSaved={choice.openSavedView}
              onClose={close}
            />
          ) : null}
        </OnDemand>
        {sorting.dialog}
      </>
    ),
  };
}
