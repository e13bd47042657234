import type { NoticeChannel } from '@hamyar/contracts';
import type { Notice } from '@hamyar/contracts/notifications';
import { IconButton, Switch, Tag } from '@hamyar/design-system/basics';
import { EditIcon } from '@hamyar/design-system/icons';
import { fill } from '@hamyar/persian';
import { useSwitchNoticeMutation } from '../../api/notice.api.ts';
import { noticeText as text } from '../../messages/fa-notice.ts';

/** One event for one audience: its channels, and what is special about its mail. */
export function NoticeRow({ notice, onEdit }: { notice: Notice; onEdit(): void }) {
  const audience = text.audiences[notice.audience];
  const mail = notice.channels.find(({ channel }) => channel === 'email');
  return (
    <li className="settings-notice">
      <span className="settings-notice-audience">
        {audience}
        {mail?.subject || mail?.body ? <Tag tone="info">{text.ownText}</Tag> : null}
        {mail?.delay_minutes ? <Tag>{fill(text.delayed, { n: mail.delay_minutes })}</Tag> : null}
        {mail?.only_working_time ? <Tag>{text.working}</Tag> : null}
      </span>
      <ChannelSwitch notice={notice} channel="browser" />
      <ChannelSwitch notice={notice} channel="email" />
      <IconButton
        label={fill(text.editOf, { title: notice.title, audience })}
        icon={<EditIcon size={16} />}
        size="sm"
        onClick={onEdit}
      />
    </li>
  );
}

function ChannelSwitch({ notice, channel }: { notice: Notice; channel: NoticeChannel }) {
  const [store, { isLoading, originalArgs }] = useSwitchNoticeMutation();
  const setting = notice.channels.find((one) => one.channel === channel);
  if (!setting) return null;
  const { event, audience } = notice;
  const enabled = isLoading ? (originalArgs?.enabled ?? setting.enabled) : setting.enabled;
  const name = `${text[channel]}، ${notice.title}، ${text.audiences[audience]}`;
  return (
    <span className="settings-notice-channel" title={setting.fixed ? text.fixed : undefined}>
      <span aria-hidden="true">{text[channel]}</span>
      <Switch
        label={name}
        checked={enabled}
        disabled={setting.fixed}
        onChange={(on) => void store({ event, audience, channel, enabled: on })}
      />
    </span>
  );
}
