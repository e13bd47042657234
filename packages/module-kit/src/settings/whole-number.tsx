import type { ComponentProps } from 'react';
import { NumberField } from '@hamyar/design-system/fields';

/** Props of {@link WholeNumber}. */
export interface WholeNumberProps extends Omit<ComponentProps<typeof NumberField>, 'onChange' | 'precision'> {
  onChange(value: number): void;
}

/** A number that is never empty: without its last digit it stays what it was. */
export const WholeNumber = ({ onChange, min = 0, ...control }: WholeNumberProps) => (
  <NumberField {...control} min={min} onChange={(value) => value !== null && onChange(value)} />
);
