// Printed from the schemas of this folder by `npm run gen`; do not edit.
import type { Call } from '../call.ts';
import type { Feature } from '../declared.ts';

export interface License {
  product: string;
  license_type: 'selfhost' | 'cloud';
  defined_employees: number;
  employees_count: number;
  license_expired_at: number | null;
  features: Feature[];
  state: 'valid' | 'warning' | 'grace' | 'expired' | 'missing';
  panel_url: string | null;
  grace_until: number | null;
}

export interface LicenseClaims {
  id: string;
  product: string;
  type: 'selfhost' | 'cloud';
  customer: string;
  issued_at: number;
  expires_at: number | null;
  defined_employees: number;
  features: Feature[];
  domains: string[];
  grace_days: number;
  panel_url: string;
}

/** The license in force. */
export const licenseGet: Call<void, License> = { name: 'licenseGet', method: 'GET', path: '/api/license' };

export interface LicensePutBody {
  code: string;
}

/** Renews the license by its code. */
export const licensePut: Call<LicensePutBody, License> = { name: 'licensePut', method: 'POST', path: '/api/license' };
