import type { FieldRule } from '@hamyar/design-system/rules';
import { isEmail, normalizeCode, shared } from '@hamyar/persian';

/** An address to which a code can go: only e-mail leaves the system. */
export const isAddress: FieldRule = (value) => (isEmail(normalizeCode(String(value))) ? null : shared.emailInvalid);
