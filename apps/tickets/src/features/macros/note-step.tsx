import { RichTextEditor } from '@hamyar/design-system/editor';
import { fill } from '@hamyar/persian';
import { faMacros as text } from '../../messages/fa-staff-macros.ts';

interface NoteStepProps {
  value: string;
  onChange(html: string): void;
}

/** The internal note that a macro writes. */
export function NoteStep({ value, onChange }: NoteStepProps) {
  return (
    <>
      <RichTextEditor
        label={text.step.note}
        tone="note"
        minHeight={80}
        maxHeight={240}
        value={value}
        onChange={onChange}
      />
      <p className="hd-field-help">{fill(text.noteHelp, { variable: '{{ticket.number}}' })}</p>
    </>
  );
}
