import { z } from 'zod';
import { booleanInput, plainTextOrNull } from '../field.schema.ts';
import { printedAs } from '../printed-type.ts';
import { secret, setting, settingsGroup } from '../setting.ts';
import { SMTP_SECURITIES } from './delivery-lists.ts';

const textOrNull = (schema: z.ZodString) =>
  printedAs(
    schema.nullable().transform((text) => text || null),
    'string | null',
  );
/** A host name or address; what it resolves to is only known when a mail is sent. */
const host = textOrNull(
  z
    .string()
    .trim()
    .max(253)
    .regex(/^[A-Za-z0-9._:[\]-]*$/),
);
const address = textOrNull(z.string().trim().max(254));

/** How mail leaves the system, and from whom it is (decisions 2.15, 2.17). */
export const generalNoticeSettings = settingsGroup({
  smtp_enabled: setting(booleanInput, false),
  smtp_host: setting(host, null),
  smtp_port: setting(z.coerce.number().int().min(1).max(65_535), 587),
  smtp_security: setting(z.enum(SMTP_SECURITIES), 'starttls'),
  /** Whether the certificate of the mail server must be valid. */
  smtp_verify_certificate: setting(booleanInput, true),
  smtp_username: setting(plainTextOrNull(200), null),
  smtp_password: secret(200),
  /** Name of the sender; null: the title of the system. */
  mail_from_name: setting(plainTextOrNull(80), null),
  mail_from_address: setting(address, null),
  /** The address under which people open this system, for the links in mails: `https://help.example.ir`. */
  mail_link_address: setting(textOrNull(z.string().trim().max(200)), null),
  /** One line at the end of every mail. */
  mail_footer: setting(plainTextOrNull(300), null),
});
