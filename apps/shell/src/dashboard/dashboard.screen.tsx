import { useEffect } from 'react';
import { Page } from '@hamyar/design-system/layout';
import { Slot, useContributions, useNavigate } from '@hamyar/module-sdk';

/** The dashboard: widgets that modules contribute, each in a place of its own size (spec 2.1). */
export function DashboardScreen() {
  const widgets = useContributions('dashboard.widget/v1');
  const navigate = useNavigate();
  // an edition without a single widget has nothing to show here: its tickets are the start
  useEffect(() => {
    if (widgets.length === 0) navigate({ route: 'tickets' }, { replace: true });
  }, [widgets.length, navigate]);
  return (
    <Page>
      <div className="sh-dashboard">
        <Slot
          name="dashboard.widget/v1" context={{}}
          frame={({ reserve }, part) => <div className={`sh-widget sh-widget-${reserve?.columns ?? 6}`}>{part}</div>}
        />
      </div>
    </Page>
  );
}
