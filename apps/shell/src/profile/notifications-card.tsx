import type { NotificationEvent, Profile } from '@hamyar/contracts';
import { Card, Switch } from '@hamyar/design-system/basics';
import { BellIcon } from '@hamyar/design-system/icons';
import { toast } from '@hamyar/design-system/overlay';
import { requestNotificationPermission, isNotificationGranted } from '../notifications/browser-notification.ts';
import { text } from './messages.ts';
import { useUpdateProfileMutation } from './profile.api.ts';

/** Which notifications the browser shows in addition to the bell. */
export function NotificationsCard({ profile }: { profile: Profile }) {
  const [update] = useUpdateProfileMutation();
  const { notification_prefs: prefs, notices } = profile;
  const change = async (next: Partial<typeof prefs>) => {
    if (next.browser && !(await requestNotificationPermission())) {
      toast.warning(text.pushRefused);
      return;
    }
    await update({ notification_prefs: { ...prefs, ...next } });
  };
  const mute = (event: NotificationEvent, muted: boolean) =>
    change({ muted: muted ? [...prefs.muted, event] : prefs.muted.filter((one) => one !== event) });
  const on = prefs.browser && isNotificationGranted();
  return (
    <Card title={text.notices} icon={<BellIcon />}>
      <div className="sh-pref">
        <div>
          <b>{text.browser}</b>
          <small>{text.browserHint}</small>
        </div>
        <Switch label={text.browser} checked={on} onChange={(browser) => void change({ browser })} />
      </div>
      {on && (
        <ul className="sh-pref-events" aria-label={text.browser}>
          {notices.map(({ event, title }) => (
            <li key={event} className="sh-pref">
              <span>{title}</span>
              <Switch
                label={title}
                checked={!prefs.muted.includes(event)}
                onChange={(wanted) => void mute(event, !wanted)}
              />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
