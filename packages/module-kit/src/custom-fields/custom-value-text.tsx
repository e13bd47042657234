import type { FilledField } from '@hamyar/contracts/forms';
import { formatDateTime, formatIsoDate } from '@hamyar/dayjs-jalali';
import { Ltr, Name } from '@hamyar/design-system/basics';
import { formatNumber, shared, toFa } from '@hamyar/persian';
import { customFieldText } from '../messages/fa-custom-fields.ts';

/** A value with what of its field says how it is shown. */
type ShownValue = Pick<FilledField, 'type' | 'date_type' | 'items' | 'value' | 'filled'>;

/** The value of a custom field, to be read. */
export function CustomValueText({ field }: { field: ShownValue }) {
  const { type, value } = field;
  if (!field.filled) return <span className="hd-muted">{shared.notSet}</span>;
  if (type === 'password') return <span className="hd-muted">{customFieldText.secret}</span>;
  if (type === 'checkbox') return value === 1 ? shared.yes : shared.no;
  if (type === 'dropdown') return <Name>{field.items.find(({ id }) => id === value)?.name ?? ''}</Name>;
  if (type === 'date') return <DateText field={field} />;
  if (type === 'number') return formatNumber(Number(value));
  if (type === 'uuid') return <Ltr latin>{String(value)}</Ltr>;
  if (type === 'url')
    return (
      <a className="hd-breakable" dir="ltr" href={String(value)} target="_blank" rel="noopener noreferrer">
        {String(value)}
      </a>
    );
  return (
    <span className="hd-written" dir="auto">
      {String(value)}
    </span>
  );
}

function DateText({ field: { date_type, value } }: { field: ShownValue }) {
  if (typeof value === 'number') return formatDateTime(value);
  return date_type === 'time' ? <Ltr>{toFa(String(value))}</Ltr> : formatIsoDate(String(value));
}
