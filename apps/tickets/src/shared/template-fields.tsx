import { useRef, type Ref } from 'react';
import {
  TEMPLATE_KEYWORDS_MAX,
  TEMPLATE_SHORTCUT_MAX,
  TEMPLATE_VARIABLES,
  TICKET_TEMPLATE_NAME_MAX,
  type TemplateScope,
} from '@hamyar/contracts';
import { Button, Segmented, Switch } from '@hamyar/design-system/basics';
import { RichTextEditor, type RichTextEditorHandle } from '@hamyar/design-system/editor';
import { FormGrid, MultiSelect, TextField, type FieldRule } from '@hamyar/design-system/fields';
import { unknownVariables, variableRanges } from '@hamyar/domain';
import { FileField, useFormUploads } from '@hamyar/module-kit/files';
import { FormField, type FieldSpecs, type ResourceForm } from '@hamyar/module-kit/form';
import { useSession } from '@hamyar/module-sdk';
import { fill } from '@hamyar/persian';
import { faTemplates as text } from '../messages/fa-templates.ts';
import type { TemplateFormValues } from './template.conversions.ts';
import { useTicketDepartments } from './ticket-departments.ts';

const SHORTCUT = /^\/?[\p{L}\p{N}\p{M}\u200c_-]*$/u;
const knownVariables: FieldRule = (value) => {
  const [name] = unknownVariables(String(value ?? ''));
  return name === undefined ? null : fill(text.unknownVariable, { name });
};
const shortcutLetters: FieldRule = (value) => (SHORTCUT.test(String(value ?? '').trim()) ? null : text.shortcutPattern);

/** The rules of the form of a ready-made text (decisions 2.12). */
export const templateFieldSpecs = ({ scope }: TemplateFormValues): FieldSpecs<TemplateFormValues> => ({
  name: { required: true },
  body: { required: true, allowHtml: true, rules: [knownVariables] },
  department_ids: { required: scope === 'department' },
  shortcut: { rules: [shortcutLetters] },
});

/** For whom the person may write, and which departments they may choose (decisions 2.25). */
function useTemplateRights() {
  const user = useSession();
  const all = useTicketDepartments() ?? [];
  const own = user.department_admin
    ? user.managed_department_ids
    : user.permissions.includes('manage canned texts')
      ? user.department_ids
      : [];
  const departments = user.full_admin || user.branch_admin ? all : all.filter(({ id }) => own.includes(id));
  const scopes: TemplateScope[] = [
    'personal',
    ...(departments.length > 0 ? ['department' as const] : []),
    ...(user.full_admin ? ['global' as const] : []),
  ];
  return { departments, scopes };
}

/** The fields of a ready-made text, on its page and in the dialog of those who write with it. */
export function TemplateFields({ form, minHeight }: { form: ResourceForm<TemplateFormValues>; minHeight: number }) {
  const editor = useRef<RichTextEditorHandle>(null);
  const uploads = useFormUploads(form, 'attachments', 'ticket_template');
  return (
    <>
      <FormGrid>
        <FormField form={form} name="name" label={text.name}>
          {(control) => <TextField {...control} maxLength={TICKET_TEMPLATE_NAME_MAX} />}
        </FormField>
        <FormField form={form} name="shortcut" label={text.shortcut} help={text.shortcutHelp}>
          {(control) => <TextField {...control} maxLength={TEMPLATE_SHORTCUT_MAX + 1} placeholder="/" />}
        </FormField>
      </FormGrid>
      <TemplateBody form={form} editor={editor} minHeight={minHeight} onFiles={uploads.add} />
      <VariableButtons onChoose={(name) => editor.current?.insert(`{{${name}}}`)} />
      <TemplateAudience form={form} />
      <FormField form={form} name="keywords" label={text.keywords}>
        {(control) => (
          <MultiSelect
            {...control}
            creatable
            maxShown={TEMPLATE_KEYWORDS_MAX}
            options={[]}
            onChange={(words) => control.onChange(words.slice(0, TEMPLATE_KEYWORDS_MAX))}
          />
        )}
      </FormField>
      <FileField form={form} uploads={uploads} label={text.attachments} />
      <FormField form={form} name="status" label={text.status} help={text.statusHelp}>
        {(control) => <Switch checked={control.value} onChange={control.onChange} label={text.status} />}
      </FormField>
    </>
  );
}

interface TemplateBodyProps {
  form: ResourceForm<TemplateFormValues>;
  editor: Ref<RichTextEditorHandle>;
  minHeight: number;
  onFiles(files: readonly File[]): void;
}

/** The text; a variable that is none is drawn where it stands. */
function TemplateBody({ form, editor, minHeight, onFiles }: TemplateBodyProps) {
  return (
    <FormField form={form} name="body" label={text.body}>
      {({ required: _required, ...control }) => (
        <RichTextEditor
          {...control}
          ref={editor}
          label={text.body}
          tools="top"
          minHeight={minHeight}
          maxHeight={360}
          onFiles={onFiles}
          flagged={(line) =>
            variableRanges(line).filter(({ name }) => !(TEMPLATE_VARIABLES as readonly string[]).includes(name))
          }
        />
      )}
    </FormField>
  );
}

function VariableButtons({ onChoose }: { onChoose(name: string): void }) {
  return (
    <div className="tk-variables" role="group" aria-label={text.variables}>
      <span>{text.variables}</span>
      {TEMPLATE_VARIABLES.map((name) => (
        <Button key={name} size="sm" onMouseDown={(event) => event.preventDefault()} onClick={() => onChoose(name)}>
          {text.variable[name]}
        </Button>
      ))}
      <small>{text.variablesHelp}</small>
    </div>
  );
}

function TemplateAudience({ form }: { form: ResourceForm<TemplateFormValues> }) {
  const { departments, scopes } = useTemplateRights();
  const shown = scopes.includes(form.values.scope) ? scopes : [...scopes, form.values.scope];
  // who may write for nobody else has nothing to choose
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
