import { buildUser, compareForm } from '@hamyar/testing';
import { SlaForm } from '../features/sla/sla.form.tsx';
import { buildSla } from './sla-doubles.ts';

const TICKETS = 'apps/tickets/src';

compareForm({
  file: `${TICKETS}/features/sla/sla.form.tsx`,
  call: 'slaUpdate',
  element: () => <SlaForm label="SLA" stored={buildSla()} onDone={() => undefined} />,
  shell: { user: buildUser('full_admin') },
  answers: {
    ...{
      ticketCategoryList: [],
      serviceList: [],
      tagList: [],
      workingShiftList: [],
      customFieldList: [],
      ticketFormList: [],
    },
    slaDue: { first_response: null, resolution: null },
  },
  names: { next_response_minutes: 'targets', clocks: 'targets' },
  elsewhere: { version: 'of the stored policy' },
});
