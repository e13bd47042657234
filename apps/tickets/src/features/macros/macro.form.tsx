import type { ReactNode } from 'react';
import { MACRO_AFTER, MACRO_NAME_MAX, TEMPLATE_SHORTCUT_MAX, type Macro, type TemplateScope } from '@hamyar/contracts';
import { Card, Segmented, Switch } from '@hamyar/design-system/basics';
import { FormGrid, MultiSelect, Select, TextField, type FieldRule } from '@hamyar/design-system/fields';
import { toast } from '@hamyar/design-system/overlay';
import { Form, FormActions, FormField, useResourceForm, type ResourceForm } from '@hamyar/module-kit/form';
import { useSession } from '@hamyar/module-sdk';
import { fill, isolate } from '@hamyar/persian';
import { useCreateMacroMutation, useUpdateMacroMutation } from '../../api/macro.api.ts';
import { faMacros as text } from '../../messages/fa-staff-macros.ts';
import { useTicketDepartments } from '../../shared/ticket-departments.ts';
import { emptyMacro, isIncomplete, macroToBody, macroToForm, type MacroFormValues } from './macro.conversions.ts';
import { MacroSteps } from './macro-steps.tsx';

interface MacroFormProps {
  label: string;
  stored?: Macro;
  onDone(): void;
  /** More buttons next to «save» and «cancel». */
  actions?: ReactNode;
}

const SHORTCUT = /^\/?[\p{L}\p{N}\p{M}\u200c_-]*$/u;
const shortcutLetters: FieldRule = (value) => (SHORTCUT.test(String(value ?? '').trim()) ? null : text.shortcutPattern);
const AFTER = MACRO_AFTER.map((value) => ({ value, label: text.afters[value] }));

/** Says which step still misses something. */
const wholeSteps = (steps: MacroFormValues['steps']): string | null => {
  const missing = steps.find(isIncomplete);
  return missing ? fill(text.incomplete, { name: isolate(text.step[missing.type]) }) : null;
};

/** For whom the person may keep a macro, and which departments they may choose (decisions 2.2). */
function useMacroRights() {
  const user = useSession();
  const all = useTicketDepartments() ?? [];
  const own = [
    ...(user.department_admin ? user.managed_department_ids : []),
    ...(user.permissions.includes('manage macros') ? user.department_ids : []),
  ];
  const departments = user.full_admin || user.branch_admin ? all : all.filter(({ id }) => own.includes(id));
  const scopes: TemplateScope[] = [
    'personal',
    ...(departments.length > 0 ? ['department' as const] : []),
    ...(user.full_admin ? ['global' as const] : []),
  ];
  return { departments, scopes };
}

/** Creates or changes a macro. */
export function MacroForm({ label, stored, onDone, actions }: MacroFormProps) {
  const [create] = useCreateMacroMutation();
  const [update] = useUpdateMacroMutation();
  const { full_admin } = useSession();
  const form = useResourceForm<MacroFormValues, unknown>({
    initial: stored ? macroToForm(stored) : emptyMacro(full_admin ? 'global' : 'personal'),
    fields: ({ scope }) => ({
      name: { required: true },
      department_ids: { required: scope === 'department' },
      steps: { required: true, rules: [(steps) => wholeSteps(steps as MacroFormValues['steps'])] },
      shortcut: { rules: [shortcutLetters] },
    }),
    draft: { key: `macro-${stored?.id ?? 'new'}` },
    send: async (values) => {
      const body = macroToBody(values);
      return stored ? update({ id: stored.id, version: stored.version, ...body }) : create(body);
    },
    onSaved: () => {
      toast.success(text.saved);
      onDone();
    },
  });
  return (
    <Form form={form} label={label}>
      <Card>
        <FormGrid>
          <FormField form={form} name="name" label={text.name}>
            {(control) => <TextField {...control} maxLength={MACRO_NAME_MAX} />}
          </FormField>
          <FormField form={form} name="shortcut" label={text.shortcut} help={text.shortcutHelp}>
            {(control) => <TextField {...control} maxLength={TEMPLATE_SHORTCUT_MAX + 1} placeholder="/" />}
          </FormField>
        </FormGrid>
        <Audience form={form} />
        <FormField form={form} name="steps" label={text.steps} help={text.stepsHelp}>
          {({ id, value, onChange }) => <MacroSteps id={id} value={value} onChange={onChange} />}
        </FormField>
        <FormGrid>
          <FormField form={form} name="after" label={text.after}>
            {(control) => (
              <Select {...control} options={AFTER} onChange={(after) => after && control.onChange(after)} />
            )}
          </FormField>
          <FormField form={form} name="status" label={text.status} help={text.statusHelp}>
            {(control) => <Switch checked={control.value} onChange={control.onChange} label={text.status} />}
          </FormField>
        </FormGrid>
      </Card>
      <FormActions form={form} onCancel={onDone}>
        {actions}
      </FormActions>
    </Form>
  );
}

function Audience({ form }: { form: ResourceForm<MacroFormValues> }) {
  const { departments, scopes } = useMacroRights();
  const shown = scopes.includes(form.values.scope) ? scopes : [...scopes, form.values.scope];
  // who may keep macros for nobody else has nothing to choose
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
