import type { Feature, License, LicenseClaims } from '@hamyar/contracts';
import type { Db } from '../../platform/database/pool.ts';
import type { Trx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { Forbidden } from '../../platform/http/app-errors.ts';
import { cachedReading } from '../../platform/realtime/cached-reading.ts';
import { settingsOf } from '../settings/public.ts';
import { countEmployees, readLatestCode } from './license.repository.ts';
import {
  featuresInForce,
  licenseState,
  readLicense,
  UNLICENSED_EMPLOYEES,
  type LicenseState,
  type TrustedKey,
} from './license.rules.ts';
import { TRUSTED_KEYS } from './trusted-keys.ts';

/** The license in its current state. */
export interface LicenseReading {
  claims: LicenseClaims | null;
  state: LicenseState;
  features: readonly Feature[];
}

export interface LicenseReader {
  /** @param db the transaction of the caller, if there is one */
  current(db?: Db): Promise<LicenseReading>;
  /** The license as the API returns it, with the number of employees (spec 3.4). */
  onWire(): Promise<License>;
  /** How many employees are active, and how many may be (decisions 2.8). */
  seats(db: Db): Promise<{ used: number; most: number }>;
  /** @throws Forbidden when the feature is not licensed (decisions 2.0 "Errors"). */
  require(feature: Feature, db?: Db): Promise<void>;
  /** Makes every node read the stored license again, once the transaction of the change is committed. */
  changed(trx: Trx): Promise<void>;
  keys: readonly TrustedKey[];
}

const readers = new WeakMap<object, LicenseReader>();

type Needs = Pick<Deps, 'db' | 'broker' | 'modules' | 'clock'>;

/** The license reader of this process. Tests use their own key pair. */
export function licenseOf(deps: Needs, keys: readonly TrustedKey[] = TRUSTED_KEYS): LicenseReader {
  const known = readers.get(deps.broker);
  if (known) return known;
  const reader = makeReader(deps, keys);
  readers.set(deps.broker, reader);
  return reader;
}

function makeReader(deps: Needs, keys: readonly TrustedKey[]): LicenseReader {
  const { db, clock } = deps;
  const stored = cachedReading('license', async ({ db }: Needs): Promise<LicenseClaims | null> => {
    const [code, { demo }] = await Promise.all([readLatestCode(db), settingsOf(deps).current(db)]);
    return code ? readLicense(code, keys, { demo }) : null;
  })(deps);
  const reader: LicenseReader = {
    keys,
    async current(trx) {
      const [claims, { last_seen }] = await Promise.all([stored.current(trx), settingsOf(deps).current(trx)]);
      const state = licenseState(claims, Math.max(clock.unix(), last_seen));
      return { claims, state, features: featuresInForce(claims, state) };
    },
    async onWire() {
      const [{ claims, state, features }, employees] = await Promise.all([reader.current(), countEmployees(db)]);
      return {
        product: claims?.product ?? 'همیار',
        license_type: claims?.type ?? 'selfhost',
        defined_employees: claims?.defined_employees ?? UNLICENSED_EMPLOYEES,
        employees_count: employees,
        license_expired_at: claims?.expires_at ?? null,
        features: [...features],
        state,
        panel_url: claims?.panel_url ?? null,
        grace_until: claims?.expires_at ? claims.expires_at + claims.grace_days * 86_400 : null,
      };
    },
    async seats(trx) {
      const { claims } = await reader.current(trx);
      return { used: await countEmployees(trx), most: claims?.defined_employees ?? UNLICENSED_EMPLOYEES };
    },
    async require(feature, trx) {
      const { features } = await reader.current(trx);
      if (!features.includes(feature)) throw new Forbidden('FEATURE_NOT_LICENSED');
    },
    changed: stored.changed,
  };
  return reader;
}
