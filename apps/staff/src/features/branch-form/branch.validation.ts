import { BRANCH_CODE_MIN } from '@hamyar/contracts';
import type { FieldSpecs } from '@hamyar/module-kit/form';
import { shared, toEn } from '@hamyar/persian';
import type { BranchValues } from './branch.conversions.ts';

const CODE = /^[a-z0-9][a-z0-9-]*$/i;

/** The checks of the form of a branch before it is sent (decisions 2.7). */
export const branchChecks: FieldSpecs<BranchValues> = {
  name: { required: true },
  code: {
    required: true,
    rules: [
      (value) => {
        const code = toEn(String(value).trim());
        return code.length >= BRANCH_CODE_MIN && CODE.test(code) ? null : shared.branchCodeLetters;
      },
    ],
  },
};
