import { rules } from '@hamyar/design-system/fields';
import type { FieldSpecs } from '@hamyar/module-kit/form';
import type { CustomerValues } from './customer.conversions.ts';

/** The checks of the customer form before it is sent (spec 3.15, 5.1, 5.6). */
export const customerFields: FieldSpecs<CustomerValues> = {
  first_name: { required: true },
  last_name: { required: true },
  mobile: { rules: [rules.mobile()] },
  email: { rules: [rules.email()] },
  password: { allowHtml: true },
};
