import type { FieldError, SettingsInput } from '@hamyar/contracts';
import { isEmail, isUrl } from '@hamyar/persian';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { fieldError } from '../../platform/http/field-errors.ts';
import { storedSettings } from '../settings/public.ts';
import { messages } from './messages.ts';

/** What the sending of mail cannot do without. */
const NEEDED = ['smtp_host', 'mail_from_address', 'mail_link_address'] as const;

/** The addresses of the mail settings, and that nothing is missing while mail is switched on (decisions 2.17). */
export async function checkMailSettings(
  values: SettingsInput<'generalNoticeSettings'>,
  db: AnyDb,
): Promise<FieldError[]> {
  const errors: FieldError[] = [];
  if (values.mail_from_address && !isEmail(values.mail_from_address))
    errors.push(fieldError('mail_from_address', 'EMAIL'));
  if (values.mail_link_address && !isUrl(values.mail_link_address)) errors.push(fieldError('mail_link_address', 'URL'));
  const after = { ...(await storedSettings(db)).generalNoticeSettings, ...values };
  if (after.smtp_enabled)
    for (const field of NEEDED)
      if (!after[field]) errors.push(fieldError(field, 'REQUIRED', {}, messages.mailIncomplete));
  return errors;
}
