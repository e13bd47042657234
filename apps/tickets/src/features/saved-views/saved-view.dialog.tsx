import { useState } from 'react';
import {
  SAVED_VIEW_ICONS,
  SAVED_VIEW_NAME_MAX,
  type SavedView,
  type SavedViewIcon,
  type SavedViewScope,
} from '@hamyar/contracts';
import { Checkbox, RadioGroup } from '@hamyar/design-system/basics';
import { FormGrid, rules, Select, TextField } from '@hamyar/design-system/fields';
import { namedIcons } from '@hamyar/design-system/icons';
import { toast } from '@hamyar/design-system/overlay';
import { FormDialog, useDialogForm } from '@hamyar/module-kit/dialog';
import { FormField, type FieldSpecs, type ResourceForm } from '@hamyar/module-kit/form';
import { useSession } from '@hamyar/module-sdk';
import { shared } from '@hamyar/persian';
import { useChangeSavedViewMutation, useCreateSavedViewMutation } from '../../api/saved-view.api.ts';
import { faCatalog } from '../../messages/fa-catalog.ts';
import { faStaff } from '../../messages/fa-staff.ts';
import { ColorChoice } from '../../shared/color-choice.tsx';
import { useTicketDepartments } from '../../shared/ticket-departments.ts';
import { savedFilters, type TicketListState } from '../../shared/ticket-filter.conversions.ts';

const text = faStaff.savedView;

interface SavedViewDialogProps {
  /** The list that a new view stores. */
  state: TicketListState;
  /** The view that is renamed or moved; null for a new one. */
  view: SavedView | null;
  /** The columns that the table shows; null where the list is no table. */
  columns: readonly string[] | null;
  /** Called with the id of a new view. */
  onSaved(id: number): void;
  onClose(): void;
}

interface Values {
  name: string;
  scope: SavedViewScope;
  department_id: number | null;
  icon: SavedViewIcon | null;
  color: string | null;
  columns: string[] | null;
  is_default: boolean;
  counter: boolean;
}

const ICONS = SAVED_VIEW_ICONS.map((value) => {
  const name = value === 'ticket' ? shared.ticket : faCatalog.service.icons[value];
  const Icon = namedIcons[value];
  return {
    value,
    searchText: name,
    label: (
      <span className="tk-icon-option">
        <Icon size={16} /> {name}
      </span>
    ),
  };
});

const fieldsOf = ({ scope }: Values): FieldSpecs<Values> => ({
  name: { required: true, rules: [rules.letter()] },
  ...(scope === 'department' ? { department_id: { required: true } } : {}),
});

/** Saves the list as a view, or changes name and readers of one. */
export function SavedViewDialog({ state, view: opened, columns: shown, onSaved, onClose }: SavedViewDialogProps) {
  const [view, setView] = useState(opened);
  const [create] = useCreateSavedViewMutation();
  const [change] = useChangeSavedViewMutation();
  const form = useDialogForm<Values, { id: number }>({
    initial: {
      name: view?.name ?? '',
      scope: view?.scope ?? 'personal',
      department_id: view?.department?.id ?? null,
      icon: view?.icon ?? null,
      color: view?.color ?? null,
      // a new view of the table is stored with its columns
      columns: view ? view.columns : shown && [...shown],
      is_default: view?.is_default ?? false,
      counter: view?.counter ?? true,
    },
    fields: fieldsOf,
    send: ({ name, scope, department_id, ...values }) => {
      const body = {
        name: name.trim(),
        scope,
        department_id: scope === 'department' ? department_id : null,
        ...values,
      };
      return view
        ? change({ id: view.id, version: view.version, ...body })
        : create({
            ...body,
            filters: savedFilters(state),
            order: state.sort && { by: state.sort.by, dir: state.sort.order },
          });
    },
    onConflict: (now) => setView(now as SavedView),
    onSaved: ({ id }) => {
      toast.success(text.saved);
      onSaved(id);
      onClose();
    },
  });
  const scopes = useScopes();
  const departments = useLedDepartments();
  return (
    <FormDialog
      form={form}
      title={view ? text.edit : text.new}
      subtitle={view ? undefined : text.hint}
      submitLabel={text.save}
      initialFocus="input"
      onClose={onClose}
    >
      <FormField form={form} name="name" label={text.name}>
        {(control) => <TextField {...control} maxLength={SAVED_VIEW_NAME_MAX} />}
      </FormField>
      {scopes.length > 1 ? (
        <FormField form={form} name="scope" label={text.scope}>
          {(control) => (
            <RadioGroup
              label={text.scope}
              options={scopes.map((value) => ({ value, label: text.scopes[value] }))}
              value={control.value}
              onChange={control.onChange}
            />
          )}
        </FormField>
      ) : null}
      {form.values.scope === 'department' ? (
        <FormField form={form} name="department_id" label={text.department}>
          {(control) => <Select {...control} options={departments} placeholder={text.chooseDepartment} />}
        </FormField>
      ) : null}
      <ShownFields form={form} columns={shown ?? view?.columns ?? null} />
    </FormDialog>
  );
}

/** For whom this person may save views (decisions 2.4). */
function useScopes(): SavedViewScope[] {
  const { full_admin, branch_admin, managed_department_ids } = useSession();
  const leads = full_admin || branch_admin || managed_department_ids.length > 0;
  return ['personal', ...(leads ? ['department' as const] : []), ...(full_admin ? ['system' as const] : [])];
}

/** Departments for which this person may save views; of those that branch admins choose the server knows their branch. */
function useLedDepartments() {
  const { full_admin, branch_admin, managed_department_ids } = useSession();
  return (useTicketDepartments() ?? [])
    .filter(({ id }) => full_admin || branch_admin || managed_department_ids.includes(id))
    .map(({ id, name }) => ({ value: id, label: name }));
}

interface ShownFieldsProps {
  form: ResourceForm<Values>;
  /** The columns with which the view can be stored; null for none. */
  columns: readonly string[] | null;
}

/** How the view and its list are shown. */
function ShownFields({ form, columns }: ShownFieldsProps) {
  return (
    <>
      <FormGrid>
        <FormField form={form} name="icon" label={faCatalog.service.icon}>
          {(control) => <Select {...control} clearable options={ICONS} />}
        </FormField>
        <FormField form={form} name="color" label={shared.color}>
          {({ id, value, onChange }) => <ColorChoice id={id} value={value} onChange={onChange} />}
        </FormField>
      </FormGrid>
      {columns ? (
        <FormField form={form} name="columns" label={text.columnsLabel}>
          {({ value, onChange, ...control }) => (
            <Checkbox {...control} checked={value !== null} onChange={(on) => onChange(on ? [...columns] : null)}>
              {text.columns}
            </Checkbox>
          )}
        </FormField>
      ) : null}
      <FormField form={form} name="is_default" label={text.defaultLabel}>
        {({ value, onChange, ...control }) => (
          <Checkbox {...control} checked={value} onChange={onChange}>
            {text.isDefault}
          </Checkbox>
        )}
      </FormField>
      <FormField form={form} name="counter" label={text.counterLabel}>
        {({ value, onChange, ...control }) => (
          <Checkbox {...control} checked={value} onChange={onChange}>
            {text.counter}
          </Checkbox>
        )}
      </FormField>
    </>
  );
}
