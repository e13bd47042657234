import type { TicketSlaClocks } from '@hamyar/contracts';
import { formatIsoDate } from '@hamyar/dayjs-jalali';
import { Name } from '@hamyar/design-system/basics';
import { fill, formatNumber, isolate } from '@hamyar/persian';
import { faSla } from '../../messages/fa-sla.ts';
import { faSlaPolicy } from '../../messages/fa-sla-policy.ts';
import { faStaff } from '../../messages/fa-staff.ts';

type Reason = NonNullable<TicketSlaClocks['chosen']>;
type Held = Reason['held'][number];

const text = faSlaPolicy.conditions;

/** Why the ticket has its policy, as it was when that was chosen (decisions 2.6 "Choice"). */
export function SlaReason({ chosen }: Pick<TicketSlaClocks, 'chosen'>) {
  if (!chosen) return <p className="tk-sla-reason">{faSla.chosen.unknown}</p>;
  const { by, name, held } = chosen;
  return (
    <div className="tk-sla-reason">
      <p>
        {by === 'hand' ? faSla.chosen.hand : faSlaPolicy.try.by[by]}
        {name ? ': ' : null}
        {name ? <Name>{name}</Name> : null}
      </p>
      {held.length > 0 ? (
        <ul>
          {held.map((condition, index) => (
            // conditions have no ids, and do not move
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <li key={index}>
              {labelOf(condition)}: {valueOf(condition)}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function labelOf({ field, label }: Held): string {
  if (label !== null) return fill(text.customField, { label: isolate(label) });
  return field in text.fields ? text.fields[field as keyof typeof text.fields] : text.goneField;
}

function valueOf({ field, op, values, none_of }: Held): string {
  if (op === 'not_in') return fill(faSla.chosen.noneOf, { n: none_of });
  const shown = values.map((value) => isolate(valueText(field, value))).join('، ') || faSla.chosen.gone;
  const words = field === 'custom_date' ? text.dateOps : text.numberOps;
  return op === 'gt' || op === 'lt' ? `${words[op]} ${shown}` : shown;
}

/** A value in Persian: a step of importance, a channel, a number or a day. */
function valueText(field: Held['field'], value: string | number | boolean): string {
  if (typeof value === 'boolean') return value ? text.yes : text.no;
  if (field === 'importance') return faStaff.importance[value as keyof typeof faStaff.importance];
  if (field === 'channel') return faStaff.channel[value as keyof typeof faStaff.channel];
  if (field === 'kind') return faStaff.kind[value as keyof typeof faStaff.kind];
  if (typeof value === 'number') return formatNumber(value);
  return field === 'custom_date' ? formatIsoDate(value) : value;
}
