import type { z } from 'zod';
import type { BodyInputOf, DataOf } from '../endpoint.ts';
import type * as s from './auth.schema.ts';

export type SessionUser = z.output<typeof s.sessionUser>;
export type LoginBody = BodyInputOf<typeof s.login>;
export type LoginData = DataOf<typeof s.login>;
export type CheckUsernameData = DataOf<typeof s.checkUsername>;
export type RegisterBody = BodyInputOf<typeof s.register>;
export type RegisterData = DataOf<typeof s.register>;
export type SendCodeBody = BodyInputOf<typeof s.sendCode>;
export type PasswordResetBody = BodyInputOf<typeof s.passwordReset>;
export type SessionRow = z.output<typeof s.sessionRow>;
export type Profile = z.output<typeof s.profile>;
export type UpdateProfileBody = BodyInputOf<typeof s.updateProfile>;
export type UpdateProfileData = DataOf<typeof s.updateProfile>;
