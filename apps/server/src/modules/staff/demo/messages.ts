/** Somebody who is invited to the demo company and has not come yet. */
export const demoInvited = {
  first: 'هانیه',
  last: 'مرادی',
  username: 'hanieh.moradi',
  domain: 'nilgoon.example',
} as const;
