import { Card } from '@hamyar/design-system/basics';
import { ClockIcon } from '@hamyar/design-system/icons';
import { useSettings } from '@hamyar/module-sdk';
import { faCustomer } from '../messages/fa-customer.ts';

/** When somebody answers, in the words of the settings; nothing where they say nothing. */
export function WorkingHoursCard() {
  const { working_hours_text: hours } = useSettings();
  return hours ? (
    <Card title={faCustomer.hours} icon={<ClockIcon />}>
      {hours}
    </Card>
  ) : null;
}
