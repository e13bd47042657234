import { Card } from '@hamyar/design-system/basics';
import { ClockIcon } from '@hamyar/design-system/icons';
import { useSettings } from '@hamyar/module-sdk';
import { faCustomer } from '../messages/fa-customer.ts';

/** The working hours as the settings describe them; nothing without such a text. */
export function WorkingHoursCard() {
  const { working_hours_text: hours } = useSettings();
  return hours ? (
    <Card title={faCustomer.hours} icon={<ClockIcon />}>
      {hours}
    </Card>
  ) : null;
}
