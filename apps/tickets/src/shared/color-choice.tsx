import { Button } from '@hamyar/design-system/basics';
import { ColorField } from '@hamyar/design-system/fields';
import { faCatalog } from '../messages/fa-catalog.ts';

const text = faCatalog.tag;

interface ColorChoiceProps {
  id: string;
  /** Null: none. */
  value: string | null;
  onChange(value: string | null): void;
}

/** The colour of a row, or none. */
export function ColorChoice({ id, value, onChange }: ColorChoiceProps) {
  if (value === null)
    return (
      <Button id={id} onClick={() => onChange('#4BA3C3')}>
        {text.noColor}
      </Button>
    );
  return (
    <span className="tk-tag-color">
      <ColorField id={id} value={value} onChange={onChange} aria-label={text.color} />
      <Button variant="text" onClick={() => onChange(null)}>
        {text.noColor}
      </Button>
    </span>
  );
}
