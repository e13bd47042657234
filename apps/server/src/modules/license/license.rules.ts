import { CUSTOMER_FEATURES, EXPIRY_WARNING_DAYS, FEATURES, type Feature, type LicenseClaims } from '@hamyar/contracts';
import { licenseClaims } from '@hamyar/contracts/schemas';
import { createPublicKey, verify, type KeyObject } from 'node:crypto';

const DAY = 86_400;

/** State of a license at a moment (decisions 2.27 "License"). */
export type LicenseState = 'valid' | 'warning' | 'grace' | 'expired' | 'missing';

/** Number of employees of an installation without a license: enough for an evaluation. */
export const UNLICENSED_EMPLOYEES = 5;

/** valid → warning (7 days or less) → grace → expired; no license is `missing`. `now` in unix seconds. */
export function licenseState(
  claims: Pick<LicenseClaims, 'expires_at' | 'grace_days'> | null,
  now: number,
): LicenseState {
  if (!claims) return 'missing';
  if (claims.expires_at === null) return 'valid';
  const left = claims.expires_at - now;
  if (left > EXPIRY_WARNING_DAYS * DAY) return 'valid';
  if (left > 0) return 'warning';
  return left > -claims.grace_days * DAY ? 'grace' : 'expired';
}

/** The next second at which the license state changes by time alone; null when it never does. */
export function nextTransition(
  claims: Pick<LicenseClaims, 'expires_at' | 'grace_days'> | null,
  now: number,
): number | null {
  if (!claims || claims.expires_at === null) return null;
  const transitions = [
    claims.expires_at - EXPIRY_WARNING_DAYS * DAY,
    claims.expires_at,
    claims.expires_at + claims.grace_days * DAY,
  ];
  return transitions.find((transition) => transition > now) ?? null;
}

/** Available features; an expired license hides its features and keeps their data (decisions 2.19). */
export function featuresInForce(
  claims: Pick<LicenseClaims, 'features'> | null,
  state: LicenseState,
): readonly Feature[] {
  if (!claims || state === 'expired') return [];
  return FEATURES.filter((feature) => claims.features.includes(feature));
}

/** Whether staff may still write. Customers always read and export their own data (decisions 2.19). */
export const staffMayWrite = (state: LicenseState): boolean => state !== 'expired';

/** A signed license as text: base64url of the claims' JSON, a dot, base64url of the Ed25519 signature of that text. */
const CODE = /^([A-Za-z0-9_-]{20,})\.([A-Za-z0-9_-]{80,90})$/;

/** The public key that signs only demo licenses; its private key is not stored anywhere. */
export interface TrustedKey {
  id: string;
  publicKey: string;
  demo: boolean;
}

/** Parses a license and checks its signature offline; null when it is not one of ours or incomplete. */
export function readLicense(
  code: string,
  keys: readonly TrustedKey[],
  { demo }: { demo: boolean },
): LicenseClaims | null {
  const [, payload, signature] = CODE.exec(code.replace(/\s+/g, '')) ?? [];
  if (!payload || !signature) return null;
  const trusted = keys.filter((key) => demo || !key.demo);
  if (!trusted.some((key) => verify(null, Buffer.from(payload), keyObject(key), Buffer.from(signature, 'base64url'))))
    return null;
  try {
    const claims = licenseClaims.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));
    return claims.success ? claims.data : null;
  } catch {
    return null;
  }
}

function keyObject(key: TrustedKey): KeyObject {
  return createPublicKey({ key: Buffer.from(key.publicKey, 'base64'), format: 'der', type: 'spki' });
}

/** The license features that a person's page may contain: for customers only those of the customer edition. */
export const featuresFor = (user: { employee: boolean }, features: readonly Feature[]): Feature[] =>
  features.filter((feature) => user.employee || CUSTOMER_FEATURES.includes(feature));
