import { useEffect, useState } from 'react';
import { Button, Skeleton } from '@hamyar/design-system/basics';
import { namedIcons } from '@hamyar/design-system/icons';
import { ErrorPage, Page } from '@hamyar/design-system/layout';
import { Slot, useSession } from '@hamyar/module-sdk';
import '../css/arrange.css';
import { LoadingPlaceholder } from '../modules/loading-placeholder.tsx';
import { shellChunk } from '../modules/shell-chunk.tsx';
import {
  defaultArrangement,
  heightOf,
  shownWidgets,
  widgetName,
  type DashboardReader,
  type PlacedWidget,
} from './arrangement.rules.ts';
import { useDashboardQuery } from './dashboard.api.ts';
import { Greeting, useWidgets, WidgetCell } from './dashboard.screen.tsx';
import { keepArrangement, lastArrangement } from './last-arrangement.ts';
import { arrangeText as text } from './messages.ts';

const ArrangeDashboard = shellChunk(async () => (await import('./arrange-dashboard.tsx')).ArrangeDashboard, {
  loading: <LoadingPlaceholder size="page" />,
  Failed: () => <ErrorPage code={500} />,
});
const SquaresIcon = namedIcons.squares;

/** The dashboard of an employee: widgets of all modules, as the person has arranged them (spec 2.1). */
export function StaffDashboardScreen() {
  const widgets = useWidgets();
  const reader = useSession();
  const { id } = reader;
  const { data, isError } = useDashboardQuery();
  const [arranging, setArranging] = useState(false);
  useEffect(() => {
    if (data) keepArrangement(id, data.widgets);
  }, [id, data]);
  // what cannot be read is shown as it was last, or as everybody has it: a dashboard is better than a message
  const last = lastArrangement(id);
  const stored = data ? data.widgets : last === undefined && isError ? null : last;
  if (arranging)
    return (
      <ArrangeDashboard
        widgets={widgets}
        usual={defaultArrangement(widgets, reader)}
        stored={stored ?? null}
        storedVersion={data?.version}
        onClose={() => setArranging(false)}
      />
    );
  return (
    <Page>
      <Greeting
        actions={
          widgets.length === 0 ? null : (
            <Button data-arrange="" icon={<SquaresIcon />} onClick={() => setArranging(true)}>
              {text.arrange}
            </Button>
          )
        }
      />
      {stored === undefined ? <Skeleton lines={8} height={400} /> : <Widgets stored={stored} reader={reader} />}
    </Page>
  );
}

function Widgets({ stored, reader }: { stored: PlacedWidget[] | null; reader: DashboardReader }) {
  return (
    <div className="sh-dashboard">
      <Slot
        name="dashboard.widget/v1"
        context={{}}
        arrange={(all) => shownWidgets(stored ?? defaultArrangement(all, reader), all)}
        frame={(widget, part) => {
          const own = stored?.find(({ name }) => name === widgetName(widget));
          return (
            <WidgetCell reserve={widget.reserve} size={own && { columns: own.columns, height: heightOf(own.rows) }}>
              {part}
            </WidgetCell>
          );
        }}
      />
    </div>
  );
}
