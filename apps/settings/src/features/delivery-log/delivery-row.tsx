import { useState } from 'react';
import type { DeliveryRow as Delivery, DeliveryState } from '@hamyar/contracts';
import { formatTime, listTime } from '@hamyar/dayjs-jalali';
import { Button, CopyButton, lineText, Ltr, Name, Tag } from '@hamyar/design-system/basics';
import { toast } from '@hamyar/design-system/overlay';
import { usePlatform } from '@hamyar/module-sdk';
import { fill, showPhone } from '@hamyar/persian';
import { useLookAtCodeMutation, useSendAgainMutation } from '../../api/delivery.api.ts';
import { fa } from '../../messages/fa.ts';

const text = fa.delivery;
const TONES = {
  queued: 'info',
  sending: 'info',
  sent: 'success',
  delivered: 'success',
  uncertain: 'warning',
  failed: 'error',
  expired: 'neutral',
  suppressed: 'neutral',
} as const satisfies Record<DeliveryState, string>;
const EVENT_LABELS: Record<string, string> = text.events;

/** One message to one recipient. A waiting code can be shown, a failed message can be sent again (decisions 2.17). */
export function DeliveryRow({ row }: { row: Delivery }) {
  const { now } = usePlatform();
  const [sendAgain, { isLoading: sending }] = useSendAgainMutation();
  const send = async () => {
    if ('data' in (await sendAgain(row.id))) toast.success(text.sentAgain);
  };
  return (
    <li className="settings-log-row">
      <div className="settings-log-head">
        <Tag tone={TONES[row.state]} dot>
          {text.states[row.state]}
        </Tag>
        <b>
          {row.recipient_name ? <Name>{row.recipient_name}</Name> : null} <Ltr>{showPhone(row.recipient)}</Ltr>
        </b>
        <span>
          {text.media[row.medium]} · {row.event_title ?? EVENT_LABELS[row.event] ?? row.event}
        </span>
        <time dateTime={new Date(row.at * 1000).toISOString()}>{listTime(row.at, now())}</time>
      </div>
      {row.subject ? <b className="settings-log-subject">{lineText(row.subject)}</b> : null}
      <p className="settings-log-text" dir="auto">
        {lineText(row.text)}
      </p>
      {row.error ? <p className="settings-error">{row.error}</p> : null}
      <div className="settings-log-actions">
        {row.code_visible ? <CodeButton id={row.id} /> : null}
        {row.expires_at ? <small>{fill(text.expires, { time: formatTime(row.expires_at) })}</small> : null}
        {row.can_send_again ? (
          <Button size="sm" loading={sending} onClick={() => void send()}>
            {text.sendAgain}
          </Button>
        ) : null}
      </div>
    </li>
  );
}

/** Requests the code only on a click, because each request is audited. */
function CodeButton({ id }: { id: number }) {
  const [look, { isLoading }] = useLookAtCodeMutation();
  const [code, setCode] = useState<string | null>(null);
  const show = async () => {
    const result = await look(id);
    if (result.data) setCode(result.data.code);
    else toast.error(text.codeGone);
  };
  return code === null ? (
    <Button size="sm" variant="outline" loading={isLoading} onClick={() => void show()}>
      {text.showCode}
    </Button>
  ) : (
    <>
      <output className="settings-log-code" aria-label={text.code}>
        <Ltr>{code}</Ltr>
      </output>
      <CopyButton text={code} />
    </>
  );
}
