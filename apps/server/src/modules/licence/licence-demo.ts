import type { DemoCompany, DemoRows } from '../../platform/demo/demo-data.ts';
import { readLicence } from './licence.rules.ts';
import { DEMO_LICENCE, TRUSTED_KEYS } from './trusted-keys.ts';

/** The demo company has a licence with every feature, installed by the first person. */
export function licenceDemo({ now }: DemoCompany): DemoRows[] {
  const claims = readLicence(DEMO_LICENCE, TRUSTED_KEYS, { demo: true });
  return [
    {
      table: 'licence',
      columns: ['code', 'claims', 'installed_at', 'installed_by_id'],
      rows: [[DEMO_LICENCE, JSON.stringify(claims), now, 1]],
    },
  ];
}
