import type { FieldError } from '@hamyar/contracts';
import type { BodyOf, branchUpdate } from '@hamyar/contracts/schemas';
import { searchKeyCompact } from '@hamyar/persian';
import type { Trx } from '../../platform/database/transaction.ts';
import { fieldError } from '../../platform/http/field-errors.ts';
import { countryId, invalidAddressFields, isCountry } from '../geography/public.ts';
import { keepShift, type BranchRecord } from './branch.repository.ts';
import { messages } from './messages.ts';

export type BranchBody = BodyOf<typeof branchUpdate>;

/** What a change is checked against; without a stored one it is a new branch. */
interface BranchChange {
  all: readonly BranchRecord[];
  current: BranchRecord | null;
  body: BranchBody;
}

const CODE = /^[A-Z0-9][A-Z0-9-]+$/;
const PHONE = /^\+?\d{3,15}$/;

/** Name and code are those of no other branch. */
function nameErrors({ all, current, body: { name, code } }: BranchChange): FieldError[] {
  const others = all.filter(({ id }) => id !== current?.id);
  const errors: FieldError[] = [];
  if (name === '') errors.push(fieldError('name', 'REQUIRED'));
  else if (name !== undefined && others.some((one) => searchKeyCompact(one.name) === searchKeyCompact(name)))
    errors.push(fieldError('name', 'DUPLICATE', {}, messages.branchExists));
  if (code !== undefined && !CODE.test(code)) errors.push(fieldError('code', 'CODE', {}, messages.codeLetters));
  else if (code !== undefined && others.some((one) => one.code.toUpperCase() === code))
    errors.push(fieldError('code', 'DUPLICATE', {}, messages.codeExists));
  return errors;
}

/** New customers, tickets and organisations belong to a branch that is in use. */
export const isLastInUse = (all: readonly BranchRecord[], id: number): boolean =>
  all.every((one) => one.id === id || !one.status);

async function addressErrors(trx: Trx, { current, body }: BranchChange): Promise<FieldError[]> {
  const errors: FieldError[] = [];
  if (body.phone && !PHONE.test(body.phone)) errors.push(fieldError('phone', 'PHONE'));
  if (body.country_id && !isCountry(body.country_id)) errors.push(fieldError('country_id', 'CHOICE'));
  const { state_id, city_id } = { ...current, ...body };
  if ([body.country_id, body.state_id, body.city_id].some((value) => value !== undefined))
    for (const field of await invalidAddressFields(trx, {
      country_id: body.country_id === undefined ? countryId(current?.country_code) : body.country_id,
      state_id: state_id ?? null,
      city_id: city_id ?? null,
    }))
      errors.push(fieldError(field, 'CHOICE'));
  return errors;
}

/** Why the values are refused, field by field (decisions 2.7). */
export async function branchErrors(trx: Trx, change: BranchChange): Promise<FieldError[]> {
  const { all, current, body } = change;
  const shift = body.working_shift_id;
  // hours that were switched off since then stay
  const shiftGone = !!shift && shift !== current?.working_shift?.id && !(await keepShift(trx, shift));
  const last = body.status === false && isLastInUse(all, current?.id ?? 0);
  return [
    ...nameErrors(change),
    ...(await addressErrors(trx, change)),
    ...(shiftGone ? [fieldError('working_shift_id', 'CHOICE')] : []),
    ...(last ? [fieldError('status', 'CHOICE', {}, messages.lastBranch)] : []),
  ];
}
