import { useEffect, type CSSProperties, type ReactNode } from 'react';
import { formatFullDate } from '@hamyar/dayjs-jalali';
import { classNames, Name } from '@hamyar/design-system/basics';
import { Page } from '@hamyar/design-system/layout';
import {
  Slot,
  useContributions,
  useNavigate,
  usePlatform,
  usePlatformState,
  useSession,
  type Contribution,
} from '@hamyar/module-sdk';
import { fa } from '../messages/fa.ts';
import { landingPath } from '../pages/landing.rules.ts';

/** The dashboard: widgets that modules contribute, each in an area of its size (spec 2.1). */
export function DashboardScreen() {
  useWidgets();
  return (
    <Page>
      <Greeting />
      <div className="sh-dashboard">
        <Slot
          name="dashboard.widget/v1"
          context={{}}
          frame={({ reserve }, widget) => <WidgetCell reserve={reserve}>{widget}</WidgetCell>}
        />
      </div>
    </Page>
  );
}

/** The widgets of this person; without any the first page of a module is opened, as there is nothing to show. */
export function useWidgets(): readonly Contribution[] {
  const widgets = useContributions('dashboard.widget/v1');
  const navigate = useNavigate();
  const landing = usePlatformState((state) => landingPath(state.modules, state.gates));
  useEffect(() => {
    if (widgets.length === 0 && landing) navigate(landing, { replace: true });
  }, [widgets.length, landing, navigate]);
  return widgets;
}

/** The area of a widget: the one that its module asks for, or the one that a person has given it. */
export function WidgetCell({
  reserve,
  size,
  children,
}: Pick<Contribution, 'reserve'> & { size?: { columns: number; height: number } | undefined; children: ReactNode }) {
  const style = {
    ...(reserve?.phoneHeight ? { '--sh-phone-height': `${reserve.phoneHeight}px` } : {}),
    ...(size ? { '--sh-height': `${size.height}px` } : {}),
  } as CSSProperties;
  return (
    <div
      className={classNames(
        'sh-widget',
        `sh-widget-${size?.columns ?? reserve?.columns ?? 6}`,
        size && 'sh-widget-sized',
        reserve?.phoneHeight !== undefined && 'sh-widget-phone',
        reserve?.varies && 'sh-widget-varies',
      )}
      style={Object.keys(style).length > 0 ? style : undefined}
    >
      {children}
    </div>
  );
}

/** Who is greeted, the day, and what else belongs to the head. */
export function Greeting({ actions }: { actions?: ReactNode }) {
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
      {actions}
    </header>
  );
}
