import { sampleThingList } from '@hamyar/contracts/sample-things';
import type { Page } from '@playwright/test';
import type { ModuleScreens } from '../harness/module-screens.ts';
import { first, NOTHING, type Rows, type Screen } from '../harness/screens.ts';
import { apiCall } from '../harness/session.ts';

/** Finds one row in the scope of the person. */
const rows = async (page: Page): Promise<Rows> => ({
  row: first((await apiCall(page, sampleThingList, { perPage: 10 })).data, 'row of sample-things').id,
});

const list: Screen = { name: 'sample-things-nothing', path: `/sampleThings?keyword=${NOTHING}` };
const view: Screen = { name: 'sample-thing', path: '/sampleThings/:row', also: ['keyboard'] };
/** The demo company has not opened it, so it is a page that does not exist; the journey of this module opens it. */
const open: Screen = { name: 'public-sample-thing', path: '/publicSampleThings/1/-', fresh: true };

/** Screens that need a row of the demo company; pages without a parameter are checked as the manifest declares them. */
export const screens: ModuleScreens = {
  visitor: { screens: [open] },
  customer: { rows, screens: [list, view, open] },
  fullAdmin: {
    rows,
    screens: [list, view, { name: 'sample-thing-edit', path: '/sampleThings/:row/edit', also: ['keyboard'] }],
  },
};
