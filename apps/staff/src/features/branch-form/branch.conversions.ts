import type { Branch, BranchStoreBody } from '@hamyar/contracts';
import type { AddressValues } from '@hamyar/module-kit/address';
import { wholeBody } from '@hamyar/module-kit/form';
import { toEn } from '@hamyar/persian';

/** Values of the form of a branch. */
export interface BranchValues extends AddressValues {
  name: string;
  code: string;
  phone: string;
  address: string;
  /** Null: that of the system. */
  timezone: string | null;
  working_shift_id: number | null;
  manager_ids: number[];
  /** undefined: unchanged; null: taken away; a token: uploaded. */
  logo_token: string | null | undefined;
  status: boolean;
}

export const emptyBranch: BranchValues = {
  name: '',
  code: '',
  phone: '',
  country_id: 364,
  state_id: null,
  city_id: null,
  city_name: '',
  address: '',
  timezone: null,
  working_shift_id: null,
  manager_ids: [],
  logo_token: undefined,
  status: true,
};

/** The form values of a stored branch. */
export const branchToForm = (stored: Branch): BranchValues => ({
  name: stored.name,
  code: stored.code,
  phone: stored.phone ?? '',
  country_id: stored.country_id,
  state_id: stored.state_id,
  city_id: stored.city_id,
  city_name: stored.city_id ? '' : (stored.city ?? ''),
  address: stored.address ?? '',
  timezone: stored.timezone,
  working_shift_id: stored.working_shift?.id ?? null,
  manager_ids: stored.managers.map(({ id }) => id),
  logo_token: undefined,
  status: stored.status,
});

const emptyToNull = (text: string) => text.trim() || null;

/** The body of a branch from the form values; without a license for them it sends no working hours. */
export const branchToBody = (values: BranchValues, { shifts }: { shifts: boolean }) =>
  wholeBody<BranchStoreBody>({
    ...values,
    name: values.name.trim(),
    code: toEn(values.code.trim()),
    phone: emptyToNull(toEn(values.phone)),
    city_name: emptyToNull(values.city_name),
    address: emptyToNull(values.address),
    working_shift_id: shifts ? values.working_shift_id : undefined,
  });
