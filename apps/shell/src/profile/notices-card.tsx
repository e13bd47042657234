import type { Profile } from '@hamyar/contracts';
import { Card, Switch } from '@hamyar/design-system/basics';
import { BellIcon } from '@hamyar/design-system/icons';
import { toast } from '@hamyar/design-system/overlay';
import { allowPush, pushAllowed } from '../notices/browser-push.ts';
import { text } from './messages.ts';
import { useUpdateProfileMutation } from './profile.api.ts';

/** How notices reach the person beside the bell. */
export function NoticesCard({ profile }: { profile: Profile }) {
  const [update] = useUpdateProfileMutation();
  const { notification_prefs: prefs } = profile;
  const change = async (next: Partial<typeof prefs>) => {
    if (next.browser && !(await allowPush())) {
      toast.warning(text.pushRefused);
      return;
    }
    await update({ notification_prefs: { ...prefs, ...next } });
  };
  return (
    <Card title={text.notices} icon={<BellIcon />}>
      <div className="sh-pref"><div><b>{text.browser}</b><small>{text.browserHint}</small></div><Switch label={text.browser} checked={prefs.browser && pushAllowed()} onChange={(browser) => void change({ browser })} /></div>
    </Card>
  );
}
