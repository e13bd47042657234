import type { FilledField } from '@hamyar/contracts';
import { CustomValueText } from '@hamyar/module-kit/custom-fields';

/** The value of an own field of the form, whose code is loaded where a request has one. */
export const LinkedValue = ({ field }: { field: FilledField }) => <CustomValueText field={field} />;
