// Printed from the folders of the slices by `npm run gen`; do not edit.
import { sharedLists as announcements } from './announcements/shared-lists.schema.ts';
import { sharedLists as catalog } from './catalog/shared-lists.schema.ts';
import { sharedLists as customerEvents } from './customer-events/shared-lists.schema.ts';
import { sharedLists as customers } from './customers/shared-lists.schema.ts';
import { sharedLists as departments } from './departments/shared-lists.schema.ts';
import { sharedLists as forms } from './forms/shared-lists.schema.ts';
import { sharedLists as organizations } from './organizations/shared-lists.schema.ts';
import { sharedLists as sla } from './sla/shared-lists.schema.ts';
import { sharedLists as staff } from './staff/shared-lists.schema.ts';
import { sharedLists as tickets } from './tickets/shared-lists.schema.ts';

/** The shared lists of all slices by their name on the wire (spec 3.29). */
export const sharedLists = {
  ...announcements,
  ...catalog,
  ...customerEvents,
  ...customers,
  ...departments,
  ...forms,
  ...organizations,
  ...sla,
  ...staff,
  ...tickets,
};
