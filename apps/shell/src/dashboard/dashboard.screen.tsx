import { useEffect, type CSSProperties } from 'react';
import { formatFullDate } from '@hamyar/dayjs-jalali';
import { classNames, Name } from '@hamyar/design-system/basics';
import { Page } from '@hamyar/design-system/layout';
import { Slot, useContributions, useNavigate, usePlatform, usePlatformState, useSession } from '@hamyar/module-sdk';
import { fa } from '../messages/fa.ts';
import { landingPath } from '../pages/landing.rules.ts';

/** The dashboard: widgets that modules contribute, each in an area of its size (spec 2.1). */
export function DashboardScreen() {
  const widgets = useContributions('dashboard.widget/v1');
  const navigate = useNavigate();
  const landing = usePlatformState((state) => landingPath(state.modules, state.gates));
  // no module contributes a widget for this person, so there is nothing to show
  useEffect(() => {
    if (widgets.length === 0 && landing) navigate(landing, { replace: true });
  }, [widgets.length, landing, navigate]);
  return (
    <Page>
      <Greeting />
      <div className="sh-dashboard">
        <Slot
          name="dashboard.widget/v1"
          context={{}}
          frame={({ reserve }, widget) => (
            <div
              className={classNames(
                'sh-widget',
                `sh-widget-${reserve?.columns ?? 6}`,
                reserve?.varies && 'sh-widget-varies',
              )}
              style={
                reserve?.phoneHeight
                  ? ({ '--sh-phone-height': `${reserve.phoneHeight}px` } as CSSProperties)
                  : undefined
              }
            >
              {widget}
            </div>
          )}
        />
      </div>
    </Page>
  );
}

function Greeting() {
  const { first_name: name } = useSession();
  const now = usePlatform().now();
  const [before, after] = fa.dashboard.greeting.split('{name}');
  return (
    <header className="sh-greeting">
      <h1>
        {name ? (
          <>
            {before}
            <Name>{name}</Name>
            {after}
          </>
        ) : (
          fa.dashboard.hello
        )}
      </h1>
      <p>{formatFullDate(now)}</p>
    </header>
  );
}
