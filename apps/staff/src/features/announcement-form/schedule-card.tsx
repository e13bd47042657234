import {
  ANNOUNCEMENT_CHANNELS,
  type AnnouncementAudience,
  type AnnouncementState,
} from '@hamyar/contracts/announcements';
import { Card, Checkbox, Switch } from '@hamyar/design-system/basics';
import { JalaliDateTime } from '@hamyar/design-system/dates';
import { FormGrid } from '@hamyar/design-system/fields';
import { ClockIcon } from '@hamyar/design-system/icons';
import { FormField, type FieldControl, type ResourceForm } from '@hamyar/module-kit/form';
import { useAnnouncementReachQuery } from '../../api/announcement.api.ts';
import { faAnnouncementEditor } from '../../messages/fa-announcement-editor.ts';
import { audienceToBody, type AnnouncementValues } from './announcement.conversions.ts';
import { WindowBar } from './window-bar.tsx';

const text = faAnnouncementEditor.form;

interface ScheduleCardProps {
  form: ResourceForm<AnnouncementValues>;
  audience: AnnouncementAudience;
  state: AnnouncementState;
}

/** When people see it, by which channels they learn of it, and what is asked of them. */
export function ScheduleCard({ form, audience, state }: ScheduleCardProps) {
  const live = state === 'live';
  const { start_at: start, end_at: end } = form.values;
  return (
    <Card title={text.time} icon={<ClockIcon />}>
      <FormGrid>
        <FormField form={form} name="start_at" label={text.start} help={live ? text.startStays : text.startHelp}>
          {(control) => <JalaliDateTime {...control} disabled={live} />}
        </FormField>
        <FormField form={form} name="end_at" label={text.end} help={text.endHelp}>
          {(control) => <JalaliDateTime {...control} />}
        </FormField>
      </FormGrid>
      <WindowBar start={start} end={end} />
      <FormField form={form} name="channels" label={text.channels}>
        {(control) => <Channels form={form} audience={audience} control={control} />}
      </FormField>
      <FlagField form={form} name="pinned" label={text.pinned} help={text.pinnedHelp} />
      <FlagField form={form} name="require_ack" label={text.requireAck} help={text.requireAckHelp} />
      {live ? <FlagField form={form} name="reset" label={text.reset} help={text.resetHelp} /> : null}
    </Card>
  );
}

function FlagField(props: {
  form: ResourceForm<AnnouncementValues>;
  name: 'pinned' | 'require_ack' | 'reset';
  label: string;
  help: string;
}) {
  const { form, name, label, help } = props;
  return (
    <FormField form={form} name={name} label={label} help={help}>
      {({ value, onChange }) => <Switch checked={value} onChange={onChange} label={label} showState />}
    </FormField>
  );
}

interface ChannelsProps extends Pick<ScheduleCardProps, 'form' | 'audience'> {
  control: FieldControl<AnnouncementValues['channels']>;
}

/** The channels; one without a gateway is off, and it is said why. */
function Channels({ form, audience, control }: ChannelsProps) {
  const { data } = useAnnouncementReachQuery({ audience, ...audienceToBody(form.values) });
  const open = data?.channels ?? ['panel', 'push'];
  const toggle = (channel: (typeof ANNOUNCEMENT_CHANNELS)[number], on: boolean) =>
    control.onChange(ANNOUNCEMENT_CHANNELS.filter((one) => (one === channel ? on : control.value.includes(one))));
  const off = ANNOUNCEMENT_CHANNELS.some((channel) => !open.includes(channel));
  return (
    <div id={control.id} role="group" aria-label={text.channels} className="st-ann-channels">
      {ANNOUNCEMENT_CHANNELS.map((channel) => (
        <Checkbox
          key={channel}
          checked={channel === 'panel' || control.value.includes(channel)}
          disabled={channel === 'panel' || !open.includes(channel)}
          onChange={(on) => toggle(channel, on)}
        >
          {text.channelNames[channel]}
        </Checkbox>
      ))}
      {off ? <small>{text.channelsOff}</small> : null}
    </div>
  );
}
