import { TEMPLATE_SHORTCUT_MAX, type Permission, type TemplateScope } from '@hamyar/contracts';
import { Segmented } from '@hamyar/design-system/basics';
import { FormGrid, MultiSelect, TextField, type FieldRule } from '@hamyar/design-system/fields';
import { FormField, type FieldSpecs, type ResourceForm } from '@hamyar/module-kit/form';
import { useSession } from '@hamyar/module-sdk';
import { faScopes as text } from '../messages/fa-staff-scopes.ts';
import { useTicketDepartments } from './ticket-departments.ts';

/** What the forms of ready-made texts and macros have alike: for whom it is, and its shortcut. */
export interface ScopedFormValues {
  scope: TemplateScope;
  department_ids: number[];
  shortcut: string;
}

const SHORTCUT = /^\/?[\p{L}\p{N}\p{M}\u200c_-]*$/u;
const shortcutLetters: FieldRule = (value) => (SHORTCUT.test(String(value ?? '').trim()) ? null : text.shortcutPattern);

/** The rules of these fields (decisions 2.12). */
export const scopedFieldSpecs = ({ scope }: ScopedFormValues): FieldSpecs<ScopedFormValues> => ({
  department_ids: { required: scope === 'department' },
  shortcut: { rules: [shortcutLetters] },
});

/** For whom the person may write, and which departments they may choose (decisions 2.2, 2.25). */
function useScopeRights(permission: Permission) {
  const user = useSession();
  const all = useTicketDepartments() ?? [];
  const own = [
    ...(user.department_admin ? user.managed_department_ids : []),
    ...(user.permissions.includes(permission) ? user.department_ids : []),
  ];
  const departments = user.full_admin || user.branch_admin ? all : all.filter(({ id }) => own.includes(id));
  const scopes: TemplateScope[] = [
    'personal',
    ...(departments.length > 0 ? ['department' as const] : []),
    ...(user.full_admin ? ['global' as const] : []),
  ];
  return { departments, scopes };
}

interface ScopeFieldsProps {
  form: ResourceForm<ScopedFormValues>;
  /** Lets members write for their departments. */
  permission: Permission;
}

/** For whom it is. Who may write for nobody else has nothing to choose. */
export function ScopeFields({ form, permission }: ScopeFieldsProps) {
  const { departments, scopes } = useScopeRights(permission);
  const shown = scopes.includes(form.values.scope) ? scopes : [...scopes, form.values.scope];
  if (shown.length === 1) return null;
  return (
    <FormGrid>
      <FormField form={form} name="scope" label={text.scope}>
        {(control) => (
          <Segmented
            label={text.scope}
            value={control.value}
            onChange={control.onChange}
            options={shown.map((value) => ({ value, label: text.scopes[value] }))}
          />
        )}
      </FormField>
      {form.values.scope === 'department' ? (
        <FormField form={form} name="department_ids" label={text.departments}>
          {(control) => (
            <MultiSelect {...control} options={departments.map(({ id, name }) => ({ value: id, label: name }))} />
          )}
        </FormField>
      ) : null}
    </FormGrid>
  );
}

/** The shortcut, with or without its slash. */
export function ShortcutField({ form, help }: { form: ResourceForm<ScopedFormValues>; help: string }) {
  return (
    <FormField form={form} name="shortcut" label={text.shortcut} help={help}>
      {(control) => <TextField {...control} maxLength={TEMPLATE_SHORTCUT_MAX + 1} placeholder="/" />}
    </FormField>
  );
}
