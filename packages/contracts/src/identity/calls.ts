// Printed from the schemas of this folder by `npm run gen`; do not edit.
import type { Call } from '../call.ts';
import type { Feature, NotificationEvent, Permission } from '../declared.ts';
import type { IdAndName, ToDepartment } from '../fields.ts';
import type { Role } from '../roles.ts';
import type { HideableTicketField } from '../tickets/ticket-lists.ts';
import type { AfterClose, RequesterState, UserStatus } from './user-lists.ts';

export interface Invitation {
  name: string;
  username: string;
  expires_at: number;
}

export interface LoginSession {
  token: string;
  user: SessionUser;
}

export interface Profile {
  first_name: string;
  last_name: string;
  username: string | null;
  email: string | null;
  mobile: string | null;
  has_password: boolean;
  landline: string | null;
  birthday: string | null;
  gender: ('m' | 'f') | null;
  profile_picture_name: string | null;
  notification_prefs: {
    browser: boolean;
    sound: boolean;
    muted: NotificationEvent[];
    email: boolean;
    muted_email: NotificationEvent[];
  };
  notices: {
    event: NotificationEvent;
    title: string;
  }[];
  mail_notices: {
    event: NotificationEvent;
    title: string;
  }[];
  after_close: AfterClose;
  undo_seconds: number | null;
  version: number;
  departments: IdAndName[];
  branch: IdAndName | null;
}

export interface SessionRow {
  id: number;
  current: boolean;
  device: string;
  ip: string;
  created_at: number;
  last_seen_at: number;
}

export interface SessionUser {
  id: number;
  employee: boolean;
  full_admin: boolean;
  branch_admin: boolean;
  department_admin: boolean;
  supervisor: boolean;
  role: Role;
  first_name: string;
  last_name: string;
  username: string | null;
  email: string | null;
  mobile: string | null;
  interphone: string | null;
  branch_id: number | null;
  organization: IdAndName | null;
  organization_shared: boolean;
  department_ids: number[];
  managed_department_ids: number[];
  status: UserStatus;
  expired: boolean;
  expire_date: number | null;
  profile_picture_name: string | null;
  must_change_password: boolean;
  permissions: Permission[];
  features: Feature[];
  read_only: boolean;
  hidden_ticket_fields: HideableTicketField[];
}

export interface AddressCodeBody {
  address: string;
  first_name: string;
  last_name: string;
}

export interface AddressCodeData {
  resend_in: number;
  expires_in: number;
}

/** Sends a code to an e-mail address from which somebody wants to send a request; the same answer for every address. */
export const addressCode: Call<AddressCodeBody, AddressCodeData> = {
  name: 'addressCode',
  method: 'POST',
  path: '/api/addressCode',
};

export interface AddressProofBody {
  address: string;
  code: string;
}

export interface AddressProofData {
  state: RequesterState;
}

/** Proves an address by its code: a cookie of this browser then allows one request, and nothing else. */
export const addressProof: Call<AddressProofBody, AddressProofData> = {
  name: 'addressProof',
  method: 'POST',
  path: '/api/addressProof',
};

/** Ends the proof of this browser, whose address is not that of the person before it; also where there is none. */
export const addressProofEnd: Call<void, null> = {
  name: 'addressProofEnd',
  method: 'POST',
  path: '/api/addressProof/end',
  answer: 'none',
};

export interface InvitationAcceptBody {
  password: string;
}

/** Accepts an invitation once, with the password that the person chooses, and opens their session. */
export const invitationAccept: Call<{ token: string } & InvitationAcceptBody, LoginSession> = {
  name: 'invitationAccept',
  method: 'POST',
  path: '/api/invitation/:token',
};

/** Who an invitation is for; the same answer for one that was used, withdrawn, has ended or never was. */
export const invitationGet: Call<{ token: string }, Invitation> = {
  name: 'invitationGet',
  method: 'GET',
  path: '/api/invitation/:token',
};

export interface CheckUsernameBody {
  username: string;
}

export interface CheckUsernameData {
  next: 'password' | 'otp';
  resend_in: number;
}

/** Which step follows the identifier; the same answer for unknown names. */
export const checkUsername: Call<CheckUsernameBody, CheckUsernameData> = {
  name: 'checkUsername',
  method: 'POST',
  path: '/api/checkUsername',
};

export interface GetLoginTokenData {
  login_token: string;
}

/** A one-time token of 60 seconds that opens a session of the same user elsewhere. */
export const getLoginToken: Call<void, GetLoginTokenData> = {
  name: 'getLoginToken',
  method: 'GET',
  path: '/api/getLoginToken',
};

export interface GetPasswordResetTokenBody {
  username: string;
}

export interface GetPasswordResetTokenData {
  resend_in: number;
  expires_in: number;
}

/** Sends a reset code; the same answer for unknown names. An account gets three an hour. */
export const getPasswordResetToken: Call<GetPasswordResetTokenBody, GetPasswordResetTokenData> = {
  name: 'getPasswordResetToken',
  method: 'POST',
  path: '/api/getPasswordResetToken',
};

export type LoginBody =
  | {
      username: string;
      password: string;
    }
  | {
      username: string;
      code: string;
    }
  | {
      login_token: string;
    };

/** Opens a session by password, one-time code or login token. */
export const login: Call<LoginBody, LoginSession> = { name: 'login', method: 'POST', path: '/api/login' };

export interface PasswordResetBody {
  username: string;
  code: string;
  password: string;
}

/** Sets a new password by a reset code and revokes every session. */
export const passwordReset: Call<PasswordResetBody, null> = {
  name: 'passwordReset',
  method: 'POST',
  path: '/api/passwordReset',
  answer: 'none',
};

export interface RegisterBody {
  first_name: string;
  last_name: string;
  username: string;
  password?: string;
  contact?: string;
}

export interface RegisterData {
  verify: true;
  resend_in: number;
  expires_in: number;
}

/** Signs a customer up; never says that an account exists. */
export const register: Call<RegisterBody, RegisterData> = { name: 'register', method: 'POST', path: '/api/register' };

export interface SendCodeBody {
  username: string;
  purpose: 'login' | 'register' | 'reset';
}

export interface SendCodeData {
  resend_in: number;
  expires_in: number;
}

/** Sends a code again, for login, registration or reset; the same answer for unknown names. An account gets 10, 5 and 3 of them an hour. */
export const sendCode: Call<SendCodeBody, SendCodeData> = { name: 'sendCode', method: 'POST', path: '/api/sendCode' };

export interface VerifyAccountBody {
  username: string;
  code: string;
}

/** Confirms a registration by its code and opens a session. */
export const verifyAccount: Call<VerifyAccountBody, LoginSession> = {
  name: 'verifyAccount',
  method: 'POST',
  path: '/api/verifyAccount',
};

/** Own profile. */
export const profileGet: Call<void, Profile> = { name: 'profileGet', method: 'GET', path: '/api/profile' };

export interface UpdateProfileBody {
  version?: number;
  first_name?: string;
  last_name?: string;
  landline?: string | null;
  birthday?: string | null;
  gender?: ('m' | 'f') | null;
  notification_prefs?: {
    browser: boolean;
    sound: boolean;
    muted?: NotificationEvent[];
    email?: boolean;
    muted_email?: NotificationEvent[];
  };
  after_close?: AfterClose;
  undo_seconds?: number | null;
  picture_token?: string | null;
  password?: {
    current: string;
    next: string;
  };
  contact?: {
    field: 'email' | 'mobile';
    value: string;
    current_password?: string;
    current_code?: string;
    code?: string;
  };
}

export interface UpdateProfileData {
  profile: Profile;
  code_sent: boolean;
  code_to?: 'current' | 'new';
  expires_in?: number;
}

/** Changes own names, password, picture and notification preferences; a new e-mail or mobile needs the password and its code. */
export const updateProfile: Call<UpdateProfileBody, UpdateProfileData> = {
  name: 'updateProfile',
  method: 'POST',
  path: '/api/updateProfile',
};

/** Revokes the session and closes its sockets. */
export const logout: Call<void, null> = { name: 'logout', method: 'POST', path: '/api/logout', answer: 'none' };

export interface MeData {
  user: {
    id: number;
    employee: boolean;
    full_admin: boolean;
    branch_admin: boolean;
    department_admin: boolean;
    supervisor: boolean;
    role: Role;
    first_name: string;
    last_name: string;
    username: string | null;
    email: string | null;
    mobile: string | null;
    interphone: string | null;
    branch_id: number | null;
    organization: IdAndName | null;
    organization_shared: boolean;
    department_ids: number[];
    managed_department_ids: number[];
    status: UserStatus;
    expired: boolean;
    expire_date: number | null;
    profile_picture_name: string | null;
    must_change_password: boolean;
    permissions: Permission[];
    features: Feature[];
    read_only: boolean;
    hidden_ticket_fields: HideableTicketField[];
    other_phones: string[];
    created_at: number;
    to_departments: ToDepartment[];
  };
  token?: string;
}

/** The session's user; the token only to Bearer callers. */
export const me: Call<void, MeData> = { name: 'me', method: 'GET', path: '/api/me' };

/** The open sessions of the user. */
export const sessionList: Call<void, SessionRow[]> = { name: 'sessionList', method: 'GET', path: '/api/session' };

/** Ends one session of the user. */
export const sessionRevoke: Call<{ id: number }, null> = {
  name: 'sessionRevoke',
  method: 'DELETE',
  path: '/api/session/:id',
  answer: 'none',
};

/** Ends all other sessions of the user, with logins, codes and login tokens that are not finished yet. */
export const sessionRevokeOthers: Call<void, null> = {
  name: 'sessionRevokeOthers',
  method: 'DELETE',
  path: '/api/session',
  answer: 'none',
};
