import { inBatches, type RowReferences } from '../../platform/references/row-references.ts';
import { countedOfTypes, replaceTypeOfEvents } from './customer-event.repository.ts';

/** Events of one transaction. */
const BATCH = 500;

/** Events name their type; they are many, so they get another one after the deletion. */
export const eventsOfTypes: RowReferences = {
  counted: countedOfTypes,
  replaceLater: (_deps, { from, inTransaction }) =>
    inBatches(BATCH, (after) =>
      inTransaction((trx, to) => replaceTypeOfEvents(trx, { from, to, after, limit: BATCH })),
    ),
};
