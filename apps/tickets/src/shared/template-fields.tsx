import { useRef, type Ref } from 'react';
import { TEMPLATE_KEYWORDS_MAX, TEMPLATE_VARIABLES, TICKET_TEMPLATE_NAME_MAX } from '@hamyar/contracts';
import { Button, Switch } from '@hamyar/design-system/basics';
import { RichTextEditor, type RichTextEditorHandle } from '@hamyar/design-system/editor';
import { FormGrid, MultiSelect, TextField } from '@hamyar/design-system/fields';
import { FileField, useFormUploads } from '@hamyar/module-kit/files';
import {
  FormField,
  knownVariables,
  unknownVariableRanges,
  type FieldSpecs,
  type ResourceForm,
} from '@hamyar/module-kit/form';
import { faTemplates as text } from '../messages/fa-templates.ts';
import type { TemplateFormValues } from './template.conversions.ts';
import { scopedFieldSpecs, ScopeFields, ShortcutField } from './scope-fields.tsx';

/** The rules of the form of a ready-made text (decisions 2.12). */
export const templateFieldSpecs = (values: TemplateFormValues): FieldSpecs<TemplateFormValues> => ({
  ...scopedFieldSpecs(values),
  name: { required: true },
  body: { required: true, allowHtml: true, rules: [knownVariables] },
});

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
        <ShortcutField form={form} help={text.shortcutHelp} />
      </FormGrid>
      <TemplateBody form={form} editor={editor} minHeight={minHeight} onFiles={uploads.add} />
      <VariableButtons onChoose={(name) => editor.current?.insert(`{{${name}}}`)} />
      <ScopeFields form={form} permission="manage canned texts" />
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
          flagged={unknownVariableRanges}
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
