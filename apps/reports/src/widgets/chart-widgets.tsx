import type { ComponentType } from 'react';
import { getDisplayZone } from '@hamyar/dayjs-jalali';
import { usePlatform } from '@hamyar/module-sdk';
import '../css/reports.css';
import { ProvinceChart, TicketSatisfactionChart } from '../features/charts/people-charts.tsx';
import {
  CategoryChart,
  FrequencyChart,
  ImportanceChart,
  ServiceChart,
  type ReportChartProps,
} from '../features/charts/ticket-charts.tsx';
import { BacklogChart, LoadChart } from '../features/charts/work-charts.tsx';
import { fa } from '../messages/fa.ts';
import { CardNote } from '../shared/report-card.tsx';
import { namedRange, startOfDay } from '../shared/report-range.rules.ts';

/** Pixels of a chart in a widget of the usual height. */
const HEIGHT = 280;

/** A chart on the dashboard: of the past year (spec 7.16). It fills the area that a person has given it. */
function PastYear({ Chart, note = fa.ranges.lastYear }: { Chart: ComponentType<ReportChartProps>; note?: string }) {
  const zone = getDisplayZone();
  const { first, last } = namedRange('lastYear', usePlatform().now(), zone);
  return (
    <div className="rp-widget">
      <CardNote value={note}>
        <Chart query={{ from_date: startOfDay(first, zone), to_date: startOfDay(last, zone) }} height={HEIGHT} />
      </CardNote>
    </div>
  );
}

/** Tickets created in the past year, by month. */
export const FrequencyWidget = () => <PastYear Chart={FrequencyChart} />;
/** Tickets of the past year by importance. */
export const ImportanceWidget = () => <PastYear Chart={ImportanceChart} />;
/** Votes of the past year. */
export const SatisfactionWidget = () => <PastYear Chart={TicketSatisfactionChart} />;
/** Tickets of the past year by category. */
export const CategoryWidget = () => <PastYear Chart={CategoryChart} />;
/** Tickets of the past year by service. */
export const ServiceWidget = () => <PastYear Chart={ServiceChart} />;
/** Tickets of the past year by province. */
export const ProvinceWidget = () => <PastYear Chart={ProvinceChart} />;
/** Tickets that are not closed now, by age. */
export const BacklogWidget = () => <PastYear Chart={BacklogChart} note={fa.now} />;
/** Tickets of the past year by weekday and hour. */
export const LoadWidget = () => <PastYear Chart={LoadChart} />;
