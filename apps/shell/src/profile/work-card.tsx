import type { Profile } from '@hamyar/contracts';
import { Card, Switch } from '@hamyar/design-system/basics';
import { TicketsIcon } from '@hamyar/design-system/icons';
import { text } from './messages.ts';
import { useUpdateProfileMutation } from './profile.api.ts';

/** How an employee works with tickets. */
export function WorkCard({ profile: { after_close } }: { profile: Profile }) {
  const [update, { isLoading }] = useUpdateProfileMutation();
  return (
    <Card title={text.work} icon={<TicketsIcon />}>
      <div className="sh-pref">
        <div>
          <b>{text.openNext}</b>
          <small>{text.openNextHint}</small>
        </div>
        <Switch
          label={text.openNext}
          checked={after_close === 'next'}
          disabled={isLoading}
          onChange={(next) => void update({ after_close: next ? 'next' : 'stay' })}
        />
      </div>
    </Card>
  );
}
