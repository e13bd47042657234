import { useState } from 'react';
import { Button, Field } from '@hamyar/design-system/basics';
import { JalaliRange } from '@hamyar/design-system/dates';
import { MultiSelect } from '@hamyar/design-system/fields';
import { Drawer } from '@hamyar/design-system/overlay';
import { fa } from '../../messages/fa.ts';
import { isoOfDay } from '../../shared/report-range.rules.ts';
import type { ReportFilters, ScopeFilter, ScopeFilters } from '../../shared/use-report-filters.ts';
import { SCOPE_LABELS, useScopeLists } from './scope-lists.ts';

interface Props {
  filters: ReportFilters;
  onClose(): void;
}

const FORM = 'rp-filters';
const RANGE = 'rp-range';

/** A free range, and by what the reports are narrowed; both are applied together and stored in the address. */
export function ReportFilterDrawer({ filters, onClose }: Props) {
  const { name, range, scope: applied } = filters;
  const [days, setDays] = useState<[string | null, string | null]>(
    name === null ? [isoOfDay(range.first), isoOfDay(range.last)] : [null, null],
  );
  const [scope, setScope] = useState<ScopeFilters>(applied);
  const [refused, setRefused] = useState(false);
  const lists = useScopeLists();
  const oneEnded = (days[0] === null) !== (days[1] === null);
  const apply = () => {
    setRefused(oneEnded);
    if (oneEnded) return document.getElementById(RANGE)?.focus();
    filters.setScope(scope);
    if (days[0] && days[1]) filters.setFreeRange(days[0], days[1]);
    onClose();
  };
  return (
    <Drawer
      open
      title={fa.filters}
      onClose={onClose}
      footer={
        <>
          <Button type="submit" form={FORM} variant="primary">
            {fa.applyFilters}
          </Button>
          <Button
            onClick={() => {
              filters.setScope({});
              onClose();
            }}
          >
            {fa.clearFilters}
          </Button>
        </>
      }
    >
      <form
        id={FORM}
        role="search"
        aria-label={fa.filters}
        className="rp-filters"
        onSubmit={(event) => {
          event.preventDefault();
          apply();
        }}
      >
        <Field controlId={RANGE} label={fa.ranges.free} error={refused && oneEnded ? fa.bothEnds : undefined}>
          <JalaliRange id={RANGE} value={days} invalid={refused && oneEnded} onChange={setDays} />
        </Field>
        {lists.map(({ filter, options }) => (
          <Field key={filter} controlId={`rp-${filter}`} label={SCOPE_LABELS[filter]}>
            <MultiSelect<number>
              id={`rp-${filter}`}
              value={scope[filter] ?? []}
              options={options.map(({ id, name: label }) => ({ value: id, label }))}
              onChange={(value) => setScope((before) => withFilter(before, filter, value))}
            />
          </Field>
        ))}
      </form>
    </Drawer>
  );
}

const withFilter = (scope: ScopeFilters, filter: ScopeFilter, ids: number[]): ScopeFilters => ({
  ...scope,
  [filter]: ids.length > 0 ? ids : undefined,
});
