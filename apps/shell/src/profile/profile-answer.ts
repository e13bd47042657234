import type { Answer, UpdateProfileData } from '@hamyar/contracts';
import { toast } from '@hamyar/design-system/overlay';
import type { SendResult } from '@hamyar/module-kit/form';

/** A change of the profile as a form takes it; a change that was understood and not made is said here. */
export function savedProfile(result: SendResult<Answer<UpdateProfileData>>): SendResult<Answer<UpdateProfileData>> {
  if (result.data?.status !== 'NOK') return result;
  toast.error(result.data.message ?? '');
  return { error: result.data };
}
