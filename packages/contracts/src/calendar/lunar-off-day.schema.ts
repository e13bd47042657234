import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { civilDate } from '../field.schema.ts';
import { WORKING_SHIFTS_ARE_LICENSED } from './working-shift-gates.ts';

export const lunarOffDayStore = defineEndpoint({
  name: 'lunarOffDayStore',
  method: 'POST',
  path: '/api/lunarOffDay',
  slice: 'calendar',
  access: 'full_admin',
  gate: WORKING_SHIFTS_ARE_LICENSED,
  summary: 'Confirms a lunar holiday on its computed date, or on the day before or after it.',
  body: z.strictObject({
    /** The computed date of the holiday, `base_date` of the list of days off. */
    base_date: civilDate,
    /** Days by which the crescent has moved it. */
    moved: z.coerce.number().pipe(z.literal([-1, 0, 1])),
  }),
  data: z.object({ base_date: z.string() }),
  audited: true,
});
