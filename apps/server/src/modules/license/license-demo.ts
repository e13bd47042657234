import type { DemoCompany, DemoRows } from '../../platform/demo/demo-data.ts';
import { readLicense } from './license.rules.ts';
import { DEMO_LICENSE, TRUSTED_KEYS } from './trusted-keys.ts';

/** The demo company has a license with every feature, installed by the first person. */
export function licenseDemo({ now }: DemoCompany): DemoRows[] {
  const claims = readLicense(DEMO_LICENSE, TRUSTED_KEYS, { demo: true });
  return [
    {
      table: 'license',
      columns: ['code', 'claims', 'installed_at', 'installed_by_id'],
      rows: [[DEMO_LICENSE, JSON.stringify(claims), now, 1]],
    },
  ];
}
