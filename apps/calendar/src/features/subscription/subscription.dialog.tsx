import { useState } from 'react';
import { Alert, Button, CopyButton, ErrorState, Ltr, Skeleton } from '@hamyar/design-system/basics';
import { confirm, Modal, toast } from '@hamyar/design-system/overlay';
import { formatFullDate } from '@hamyar/dayjs-jalali';
import { failureText } from '@hamyar/module-kit/failure';
import { fill } from '@hamyar/persian';
import {
  useCalendarFeedQuery,
  useEndCalendarFeedMutation,
  useMakeCalendarFeedMutation,
} from '../../api/calendar-event.api.ts';
import { fa } from '../../messages/fa.ts';

const text = fa.feed;

/** Makes the address by which other programs read the person's calendar, and ends it. It is shown once only. */
export function SubscriptionDialog({ onClose }: { onClose(): void }) {
  const { data, error, refetch } = useCalendarFeedQuery();
  const [make, { isLoading: making }] = useMakeCalendarFeedMutation();
  const [end, { isLoading: ending }] = useEndCalendarFeedMutation();
  const [address, setAddress] = useState<string | null>(null);
  const active = data?.created_at ?? null;
  const renew = async () => {
    if (active !== null && !(await confirm({ message: text.renewConfirm, yes: text.renew }))) return;
    const { data: made } = await make();
    if (made) setAddress(new URL(made.path, window.location.origin).href);
  };
  const stop = async () => {
    if (!(await confirm({ message: text.endConfirm, yes: text.end, danger: true }))) return;
    const { error: failure } = await end();
    if (failure) return;
    setAddress(null);
    toast.success(text.ended);
  };
  return (
    <Modal
      open
      width={560}
      title={text.title}
      onClose={onClose}
      footer={
        <>
          <Button variant="primary" loading={making} disabled={!data} onClick={() => void renew()}>
            {active === null ? text.make : text.renew}
          </Button>
          <Button onClick={onClose}>{text.close}</Button>
        </>
      }
      footerEnd={
        active === null ? null : (
          <Button variant="danger-text" loading={ending} onClick={() => void stop()}>
            {text.end}
          </Button>
        )
      }
    >
      <div className="cl-feed">
        <p>{text.explain}</p>
        {!data && !error ? <Skeleton lines={1} /> : null}
        {error ? <ErrorState title={failureText(error)} onRetry={() => void refetch()} /> : null}
        {data ? <p>{active === null ? text.none : fill(text.madeAt, { date: formatFullDate(active) })}</p> : null}
        {address ? (
          <Alert tone="info">
            <p>{text.once}</p>
            <p className="cl-address">
              <Ltr latin>{address}</Ltr>
              <CopyButton text={address} label={text.copy} />
            </p>
          </Alert>
        ) : null}
      </div>
    </Modal>
  );
}
