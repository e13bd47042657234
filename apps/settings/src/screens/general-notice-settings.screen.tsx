import { Alert } from '@hamyar/design-system/basics';
import { PageHeader } from '@hamyar/design-system/layout';
import { DeliveryLog } from '../features/delivery-log/delivery-log.tsx';
import { fa } from '../messages/fa.ts';

/** The delivery log: messages that wait or were sent (decisions 2.17). */
export function GeneralNoticeSettingsScreen() {
  return (
    <>
      <PageHeader title={fa.delivery.title} subtitle={fa.delivery.subtitle} />
      <Alert tone="info">{fa.delivery.noGateway}</Alert>
      <DeliveryLog />
    </>
  );
}
