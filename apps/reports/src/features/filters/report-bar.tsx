import { useState } from 'react';
import { Button, Segmented, Switch } from '@hamyar/design-system/basics';
import { CalendarIcon, FilterIcon } from '@hamyar/design-system/icons';
import { getDisplayZone } from '@hamyar/dayjs-jalali';
import { OnDemand } from '@hamyar/module-kit/keys';
import { FilterChips } from '@hamyar/module-kit/list';
import { lazyPart } from '@hamyar/module-sdk';
import { choiceName } from '@hamyar/persian';
import { fa } from '../../messages/fa.ts';
import { isoOfDay, RANGES, rangeBefore, rangeText, type RangeName } from '../../shared/report-range.rules.ts';
import { SCOPE_FILTERS, type ReportFilters } from '../../shared/use-report-filters.ts';
import { SCOPE_LABELS, useScopeLists } from './scope-lists.ts';

const WEEK = 7;

const FilterDrawer = lazyPart(() => import('./report-filter.drawer.tsx'), 'ReportFilterDrawer');

/** Range, comparison and filters of a page of reports, all kept in its address; a page can be without comparison. */
export function ReportBar({ filters, comparing = true }: { filters: ReportFilters; comparing?: boolean }) {
  const [filtering, setFiltering] = useState(false);
  const { name, range } = filters;
  const compare = comparing && filters.compare;
  const zone = getDisplayZone();
  // the first day of a week says little of it: the one before is offered
  const startsToday = name === 'week' && range.first === range.last;
  const names: readonly (RangeName | 'free')[] = name === null ? [...RANGES, 'free'] : RANGES;
  return (
    <section className="rp-bar" aria-label={fa.range}>
      <Segmented<RangeName | 'free'>
        label={fa.range}
        value={name ?? 'free'}
        options={names.map((value) => ({ value, label: fa.ranges[value] }))}
        onChange={(value) => value !== 'free' && filters.setRange(value)}
      />
      <div className="rp-bar-ranges">
        <p>
          <CalendarIcon />
          {rangeText(range, zone)}
          {startsToday ? (
            <Button
              variant="text"
              size="sm"
              onClick={() => filters.setFreeRange(isoOfDay(range.first - WEEK), isoOfDay(range.first - 1))}
            >
              {fa.lastWeek}
            </Button>
          ) : null}
        </p>
        {compare ? (
          <p>
            <i className="rp-swatch" aria-hidden="true" />
            {fa.previous}: {rangeText(rangeBefore(range), zone)}
            {filters.running ? <small>({fa.notOver})</small> : null}
          </p>
        ) : null}
      </div>
      {comparing ? (
        <label className="rp-bar-compare">
          <Switch checked={compare} onChange={filters.setCompare} label={fa.compare} />
          <span aria-hidden="true">{fa.compare}</span>
        </label>
      ) : null}
      <Button icon={<FilterIcon />} onClick={() => setFiltering(true)}>
        {fa.filters}
      </Button>
      <ScopeChips filters={filters} onAdd={() => setFiltering(true)} />
      <OnDemand onClose={() => setFiltering(false)}>
        {filtering ? <FilterDrawer filters={filters} onClose={() => setFiltering(false)} /> : null}
      </OnDemand>
    </section>
  );
}

function ScopeChips({ filters: { scope, setScope }, onAdd }: { filters: ReportFilters; onAdd(): void }) {
  const lists = useScopeLists();
  const chips = SCOPE_FILTERS.flatMap((filter) => {
    const ids = scope[filter];
    if (!ids) return [];
    const options = lists.find((one) => one.filter === filter)?.options;
    return [
      {
        names: [filter] as const,
        label: SCOPE_LABELS[filter],
        value: ids.length === 1 ? choiceName(options, ids[0]!) : fa.chosen(ids.length),
      },
    ];
  });
  if (chips.length === 0) return null;
  return <FilterChips chips={chips} filters={scope} onChange={setScope} onAdd={onAdd} />;
}
