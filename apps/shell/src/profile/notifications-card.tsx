import type { NotificationEvent, Profile } from '@hamyar/contracts';
import { Card, Switch } from '@hamyar/design-system/basics';
import { BellIcon } from '@hamyar/design-system/icons';
import { toast } from '@hamyar/design-system/overlay';
import { requestNotificationPermission, isNotificationGranted } from '../notifications/browser-notification.ts';
import { text } from './messages.ts';
import { useUpdateProfileMutation } from './profile.api.ts';

interface Choice {
  label: string;
  hint: string;
  on: boolean;
  muted: readonly NotificationEvent[];
  events: Profile['notices'];
  onSwitch(on: boolean): void;
  onMute(muted: NotificationEvent[]): void;
}

/** One way besides the bell: on or off, and for which events. */
function Channel({ label, hint, on, muted, events, onSwitch, onMute }: Choice) {
  return (
    <>
      <div className="sh-pref">
        <div>
          <b>{label}</b>
          <small>{hint}</small>
        </div>
        <Switch label={label} checked={on} onChange={onSwitch} />
      </div>
      {on && (
        <ul className="sh-pref-events" aria-label={label}>
          {events.map(({ event, title }) => (
            <li key={event} className="sh-pref">
              <span>{title}</span>
              <Switch
                label={title}
                checked={!muted.includes(event)}
                onChange={(wanted) => onMute(wanted ? muted.filter((one) => one !== event) : [...muted, event])}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Which notifications the browser shows, and which are sent by mail, in addition to the bell. */
export function NotificationsCard({ profile }: { profile: Profile }) {
  const [update] = useUpdateProfileMutation();
  const { notification_prefs: prefs, notices, mail_notices } = profile;
  const change = async (next: Partial<typeof prefs>) => {
    if (next.browser && !(await requestNotificationPermission())) {
      toast.warning(text.pushRefused);
      return;
    }
    await update({ notification_prefs: { ...prefs, ...next } });
  };
  return (
    <Card title={text.notices} icon={<BellIcon />}>
      <Channel
        label={text.browser}
        hint={text.browserHint}
        on={prefs.browser && isNotificationGranted()}
        muted={prefs.muted}
        events={notices}
        onSwitch={(browser) => void change({ browser })}
        onMute={(muted) => void change({ muted })}
      />
      {profile.email !== null && mail_notices.length > 0 ? (
        <Channel
          label={text.mail}
          hint={text.mailHint}
          on={prefs.email}
          muted={prefs.muted_email}
          events={mail_notices}
          onSwitch={(email) => void change({ email })}
          onMute={(muted_email) => void change({ muted_email })}
        />
      ) : null}
    </Card>
  );
}
