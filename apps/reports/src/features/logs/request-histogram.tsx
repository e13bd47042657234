import { useState, type KeyboardEvent } from 'react';
import type { GetLogsQuery, RequestLogHistogramData } from '@hamyar/contracts/logs';
import { formatAt } from '@hamyar/dayjs-jalali';
import { fill, formatNumber } from '@hamyar/persian';
import { useRequestHistogramQuery } from '../../api/log.api.ts';
import { faLogs } from '../../messages/fa-logs.ts';

const text = faLogs.histogram;
type Bar = RequestLogHistogramData['buckets'][number];
type Filters = Omit<GetLogsQuery, 'page' | 'perPage' | 'cursor'>;

/** Seconds of a bar that cannot be narrowed any further. */
const SHORTEST = 1;
/** Seconds for which numbers that were read are shown again. */
const FRESH = 15;

/**
 * How many calls there were over the time shown, with those rejected and failed. A press on a bar narrows the time to
 * it; the bars are one stop for Tab, and arrow keys move between them.
 */
export function RequestHistogram({
  filters,
  live,
  onNarrow,
}: {
  filters: Filters;
  /** Reads again while new calls are watched. */
  live: boolean;
  onNarrow(time: { from_date: number; to_date: number }): void;
}) {
  const { currentData, data } = useRequestHistogramQuery(filters, {
    refetchOnMountOrArgChange: FRESH,
    pollingInterval: live ? FRESH * 1000 : 0,
    skipPollingIfUnfocused: true,
  });
  const shown = currentData ?? data;
  return (
    <section className="rp-histogram" aria-label={text.title} aria-busy={currentData === undefined}>
      <p className="rp-histogram-sums">{shown ? <Sums {...shown} /> : null}</p>
      {shown ? (
        <Bars data={shown} onNarrow={({ x, until }) => onNarrow({ from_date: x, to_date: until })} />
      ) : (
        <div className="rp-bars" />
      )}
      <p className="rp-histogram-ends">
        {shown ? (
          <>
            <span>{formatAt(shown.from, END)}</span>
            {shown.counted_from === null ? null : (
              <span>{fill(text.countedFrom, { time: formatAt(shown.counted_from, END) })}</span>
            )}
            <span>{formatAt(shown.until, END)}</span>
          </>
        ) : null}
      </p>
    </section>
  );
}

const END = 'D MMM HH:mm';

function Sums({ total, rejected, failed, p50, p95, from, until }: RequestLogHistogramData) {
  return (
    <>
      <span>
        <b>{formatNumber(total)}</b> {text.calls}
      </span>
      <span className="rp-rejected">
        <b>{formatNumber(rejected)}</b> {text.rejected}
      </span>
      <span className="rp-failed">
        <b>{formatNumber(failed)}</b> {text.failed}
      </span>
      {p50 === null || p95 === null ? null : (
        <span>
          {text.median} <b>{formatNumber(p50)}</b> · {text.p95} <b>{formatNumber(p95)}</b> {text.ms}
        </span>
      )}
      {until - from === 86_400 ? <span>{text.lastDay}</span> : null}
    </>
  );
}

function Bars({ data: { buckets }, onNarrow }: { data: RequestLogHistogramData; onNarrow(bar: Bar): void }) {
  const [at, setAt] = useState(buckets.length - 1);
  const stop = Math.min(at, buckets.length - 1);
  const highest = Math.max(1, ...buckets.map(({ total }) => total));
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    // time runs from right to left
    const by = { ArrowLeft: 1, ArrowRight: -1 }[event.key];
    const next =
      event.key === 'Home' ? 0 : event.key === 'End' ? buckets.length - 1 : by === undefined ? null : stop + by;
    if (next === null || !buckets[next]) return;
    event.preventDefault();
    setAt(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div className="rp-bars" role="group" aria-label={text.bars} onKeyDown={onKeyDown}>
      {buckets.map((bar, index) => (
        <button
          key={bar.x}
          type="button"
          tabIndex={index === stop ? 0 : -1}
          aria-label={barText(bar)}
          title={barText(bar)}
          disabled={bar.until - bar.x <= SHORTEST}
          onFocus={() => setAt(index)}
          onClick={() => onNarrow(bar)}
        >
          <Part of={bar.total - bar.rejected - bar.failed} highest={highest} />
          <Part of={bar.rejected} highest={highest} className="rp-bar-rejected" />
          <Part of={bar.failed} highest={highest} className="rp-bar-failed" />
        </button>
      ))}
    </div>
  );
}

/** A part that is there is seen, however small it is. */
const Part = ({ of, highest, className }: { of: number; highest: number; className?: string }) =>
  of === 0 ? null : <i className={className} style={{ blockSize: `max(2px, ${(of / highest) * 100}%)` }} />;

const barText = ({ x, until, total, rejected, failed }: Bar): string =>
  fill(text.bar, {
    from: formatAt(x, 'D MMMM HH:mm:ss'),
    until: formatAt(until, 'HH:mm:ss'),
    total: formatNumber(total),
    rejected: formatNumber(rejected),
    failed: formatNumber(failed),
  });
