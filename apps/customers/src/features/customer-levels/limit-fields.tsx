import { LEVEL_WEIGHT_MAX, OPEN_TICKETS_MAX, OPENING_CHANNELS } from '@hamyar/contracts';
import { Card } from '@hamyar/design-system/basics';
import { FormGrid, MultiSelect, NumberField } from '@hamyar/design-system/fields';
import { FormField, type ResourceForm } from '@hamyar/module-kit/form';
import { faLevels as text } from '../../messages/fa-levels.ts';
import type { CustomerLevelValues } from './customer-level.conversions.ts';

const CHANNELS = OPENING_CHANNELS.map((value) => ({ value, label: text.channel[value] }));

/** What a level means for the tickets of its customers: how many they open and by which channels, and how much each weighs. */
export function LimitFields({ form }: { form: ResourceForm<CustomerLevelValues> }) {
  return (
    <Card title={text.limits}>
      <FormGrid>
        <FormField form={form} name="channels_allowed" label={text.channels} help={text.channelsHelp}>
          {(control) => <MultiSelect {...control} placeholder={text.allChannels} options={CHANNELS} />}
        </FormField>
        <FormField form={form} name="max_open_tickets" label={text.maxOpen} help={text.maxOpenHelp}>
          {(control) => <NumberField {...control} min={1} max={OPEN_TICKETS_MAX} placeholder={text.anyNumber} />}
        </FormField>
        <FormField form={form} name="priority_weight" label={text.weight} help={text.weightHelp}>
          {(control) => <NumberField {...control} min={0} max={LEVEL_WEIGHT_MAX} />}
        </FormField>
      </FormGrid>
    </Card>
  );
}
