import type { CustomerLevelSummary, UserListRow } from '@hamyar/contracts';
import { formatDate } from '@hamyar/dayjs-jalali';
import { Ltr, Tag } from '@hamyar/design-system/basics';
import { namedIcons } from '@hamyar/design-system/icons';
import { EXPIRY_WARNING_DAYS } from '@hamyar/contracts';
import { fill, formatDuration } from '@hamyar/persian';
import { fa } from '../messages/fa.ts';

/** A customer level in its own colour, with its icon. */
export function LevelBadge({ level }: { level: CustomerLevelSummary | null | undefined }) {
  if (!level) return <span className="customers-quiet">{fa.common.notSet}</span>;
  const Icon = level.icon ? namedIcons[level.icon] : null;
  return (
    <Tag color={level.color} icon={Icon ? <Icon size={14} /> : undefined}>
      {level.name}
    </Tag>
  );
}

const STATUS_TONES = { active: 'success', inactive: 'neutral', invited: 'info', blocked: 'error' } as const;

/** State of an account. */
export function AccountStatusBadge({
  status,
  expired,
}: {
  status: NonNullable<UserListRow['status']>;
  expired?: boolean;
}) {
  return expired ? (
    <Tag tone="warning" dot>
      {fa.customers.limited}
    </Tag>
  ) : (
    <Tag tone={STATUS_TONES[status]} dot>
      {fa.common[status]}
    </Tag>
  );
}

const DAY_SECONDS = 86_400;

/** An expiry date: as plain text, in the last week with the days left, or as expired (spec 4.4). */
export function ExpiryBadge({ at, now }: { at: number | null; now: number }) {
  if (at === null) return <span className="customers-quiet">{fa.common.notSet}</span>;
  if (at <= now)
    return (
      <Tag tone="error" dot>
        {fa.customers.ended}
      </Tag>
    );
  const left = at - now;
  return left <= EXPIRY_WARNING_DAYS * DAY_SECONDS ? (
    <Tag tone="warning" dot>
      {fill(fa.customers.remaining, { time: formatDuration(Math.ceil(left / DAY_SECONDS) * 1440) })}
    </Tag>
  ) : (
    <Ltr>{formatDate(at)}</Ltr>
  );
}
