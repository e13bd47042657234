import { FORM_FIELD_WIDTHS, type CustomField, type FormField as FormEntry } from '@hamyar/contracts/forms';
import { Button, Segmented } from '@hamyar/design-system/basics';
import { EditIcon } from '@hamyar/design-system/icons';
import { faFields } from '../../messages/fa-fields.ts';
import { ConditionEditor } from './condition-editor.tsx';
import type { FormBuilder } from './use-form-builder.ts';

const text = faFields.builder;
const WIDTHS = FORM_FIELD_WIDTHS.map((value) => ({ value, label: text.widths[value] }));

interface EntryDetailsProps {
  builder: FormBuilder;
  entry: FormEntry;
  field: CustomField;
  onDefine(id: number): void;
}

/** How wide a field stands in the form and when it is shown, below its row. */
export function EntryDetails({ builder, entry, field, onDefine }: EntryDetailsProps) {
  return (
    <div className="fb-details">
      <div className="fb-detail">
        <span>{text.width}</span>
        <Segmented
          size="sm"
          label={text.width}
          options={WIDTHS}
          value={entry.width}
          onChange={(width) => builder.change(entry.id, { width })}
        />
      </div>
      <ConditionEditor builder={builder} entry={entry} />
      {field.editable ? (
        <Button size="sm" variant="link" icon={<EditIcon />} onClick={() => onDefine(field.id)}>
          {text.definition}
        </Button>
      ) : null}
    </div>
  );
}
