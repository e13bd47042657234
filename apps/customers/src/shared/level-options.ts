import type { CustomerLevel } from '@hamyar/contracts';
import type { SelectOption } from '@hamyar/design-system/fields';

/** The levels that can be given: those in use, and the one that is given already. */
export const levelOptions = (levels: readonly CustomerLevel[], given: number | null): SelectOption<number>[] =>
  levels.filter(({ id, status }) => status || id === given).map(({ id, name }) => ({ value: id, label: name }));
