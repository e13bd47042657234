import type { ReactNode } from 'react';
import { MACRO_AFTER, MACRO_NAME_MAX, type Macro } from '@hamyar/contracts';
import { Card, Switch } from '@hamyar/design-system/basics';
import { FormGrid, Select, TextField } from '@hamyar/design-system/fields';
import { toast } from '@hamyar/design-system/overlay';
import { Form, FormActions, FormField, useResourceForm } from '@hamyar/module-kit/form';
import { savedId } from '@hamyar/module-kit/list';
import { useSession } from '@hamyar/module-sdk';
import { fill, isolate } from '@hamyar/persian';
import { useCreateMacroMutation, useUpdateMacroMutation } from '../../api/macro.api.ts';
import { faMacros as text } from '../../messages/fa-staff-macros.ts';
import { scopedFieldSpecs, ScopeFields, ShortcutField } from '../../shared/scope-fields.tsx';
import { emptyMacro, isIncomplete, macroToBody, macroToForm, type MacroFormValues } from './macro.conversions.ts';
import { MacroSteps } from './macro-steps.tsx';

interface MacroFormProps {
  label: string;
  stored?: Macro;
  /** @param saved the row that the list then shows and marks; undefined when nothing was saved */
  onDone(saved?: number): void;
  /** More buttons next to «save» and «cancel». */
  actions?: ReactNode;
}

const AFTER = MACRO_AFTER.map((value) => ({ value, label: text.afters[value] }));

/** Says which step still misses something. */
const wholeSteps = (steps: MacroFormValues['steps']): string | null => {
  const missing = steps.find(isIncomplete);
  return missing ? fill(text.incomplete, { name: isolate(text.step[missing.type]) }) : null;
};

/** Creates or changes a macro. */
export function MacroForm({ label, stored, onDone, actions }: MacroFormProps) {
  const [create] = useCreateMacroMutation();
  const [update] = useUpdateMacroMutation();
  const { full_admin } = useSession();
  const form = useResourceForm<MacroFormValues, unknown>({
    initial: stored ? macroToForm(stored) : emptyMacro(full_admin ? 'global' : 'personal'),
    fields: (values) => ({
      ...scopedFieldSpecs(values),
      name: { required: true },
      steps: { required: true, rules: [(steps) => wholeSteps(steps as MacroFormValues['steps'])] },
    }),
    draft: { key: `macro-${stored?.id ?? 'new'}` },
    send: async (values) => {
      const body = macroToBody(values);
      return stored ? update({ id: stored.id, version: stored.version, ...body }) : create(body);
    },
    onSaved: (saved) => {
      toast.success(text.saved);
      onDone(savedId(saved));
    },
  });
  return (
    <Form form={form} label={label}>
      <Card>
        <FormGrid>
          <FormField form={form} name="name" label={text.name}>
            {(control) => <TextField {...control} maxLength={MACRO_NAME_MAX} />}
          </FormField>
          <ShortcutField form={form} help={text.shortcutHelp} />
        </FormGrid>
        <ScopeFields form={form} permission="manage macros" />
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
