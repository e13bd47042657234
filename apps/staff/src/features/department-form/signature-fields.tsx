import { useRef } from 'react';
import { TEMPLATE_VARIABLES } from '@hamyar/contracts';
import { Button } from '@hamyar/design-system/basics';
import { RichTextEditor, type RichTextEditorHandle } from '@hamyar/design-system/editor';
import { FormField, unknownVariableRanges, type ResourceForm } from '@hamyar/module-kit/form';
import { fa } from '../../messages/fa.ts';
import type { DepartmentValues } from './department.conversions.ts';

const text = fa.form;

/** What stands below the answers of a department in mails; a variable that is none is drawn where it stands. */
export function SignatureFields({ form }: { form: ResourceForm<DepartmentValues> }) {
  const editor = useRef<RichTextEditorHandle>(null);
  return (
    <>
      <FormField form={form} name="signature" label={text.signature} help={text.signatureHelp}>
        {({ required: _required, ...control }) => (
          <RichTextEditor
            {...control}
            ref={editor}
            label={text.signature}
            tools="top"
            minHeight={96}
            maxHeight={260}
            flagged={unknownVariableRanges}
          />
        )}
      </FormField>
      <div className="st-variables" role="group" aria-label={text.variables}>
        <span>{text.variables}</span>
        {TEMPLATE_VARIABLES.map((name) => (
          <Button
            key={name}
            size="sm"
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => editor.current?.insert(`{{${name}}}`)}
          >
            {text.variable[name]}
          </Button>
        ))}
      </div>
    </>
  );
}
