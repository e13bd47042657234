import type { CustomFieldItem } from '@hamyar/contracts/forms';
import { Button } from '@hamyar/design-system/basics';
import { TextArea } from '@hamyar/design-system/fields';
import { RefreshIcon } from '@hamyar/design-system/icons';
import { itemsFromLines } from '@hamyar/domain';
import type { FieldControl } from '@hamyar/module-kit/form';
import { fill, isolate } from '@hamyar/persian';
import { faFields } from '../messages/fa-fields.ts';

const text = faFields.field;

interface ItemLinesProps extends FieldControl<string> {
  /** Items that the field has, archived ones too. */
  items: readonly CustomFieldItem[];
  maxLength: number;
}

/**
 * The items of a dropdown as lines of `name:id` (spec 3.10), and those that values still have although no line names
 * them.
 */
export function ItemLines({ items, value, onChange, maxLength, ...control }: ItemLinesProps) {
  const parsed = itemsFromLines(value, items);
  const archived = 'items' in parsed ? parsed.items.filter((item) => item.is_archived) : [];
  return (
    <>
      <TextArea {...control} rows={5} maxLength={maxLength} value={value} onChange={onChange} />
      {archived.length > 0 ? (
        <div className="cf-archived">
          <small>{text.itemsArchived}</small>
          {archived.map(({ id, name }) => (
            <Button
              key={id}
              size="sm"
              icon={<RefreshIcon />}
              aria-label={fill(text.restoreItem, { name: isolate(name) })}
              onClick={() => onChange(`${value.replace(/\n+$/, '')}\n${name}:${id}`.replace(/^\n/, ''))}
            >
              {name}
            </Button>
          ))}
        </div>
      ) : null}
    </>
  );
}
