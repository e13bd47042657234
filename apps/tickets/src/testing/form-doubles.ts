import type { AskedField, FormToFill } from '@hamyar/contracts';

/** The form of a new ticket with these fields. */
export const buildFormToFill = (fields: readonly AskedField[] = []): FormToFill => ({
  ...{ id: 3, version: 2, intro: '', subject_template: '' },
  fields: [...fields],
});
