import type { DeliveryMedium } from '@hamyar/contracts';
import type { Secrets } from '../../platform/config/secrets.ts';
import type { SmtpServer } from '../../platform/mail/smtp-sending.ts';
import type { SettingsReading } from '../settings/public.ts';

type Reading = Pick<SettingsReading, 'generalNoticeSettings' | 'systemInformation'>;

/** The mail server and the sender that the settings name. */
export interface MailGateway {
  server: SmtpServer;
  from: { name: string; address: string };
}

/** How mail leaves; null while it is switched off or incomplete. */
export function mailGatewayOf(
  { generalNoticeSettings: mail, systemInformation }: Reading,
  secrets: Secrets,
): MailGateway | null {
  const { smtp_host: host, mail_from_address: address } = mail;
  if (!mail.smtp_enabled || !host || !address) return null;
  return {
    server: {
      host,
      port: mail.smtp_port,
      security: mail.smtp_security,
      verifyCertificate: mail.smtp_verify_certificate,
      login: mail.smtp_username
        ? { user: mail.smtp_username, password: mail.smtp_password?.reveal(secrets) ?? '' }
        : null,
    },
    from: { name: mail.mail_from_name ?? systemInformation.system_title, address },
  };
}

/**
 * Whether a gateway for this medium is set. Without one a message waits in the delivery log until it expires (decisions
 * 2.17).
 */
export function hasGateway(
  { generalNoticeSettings: mail }: Pick<Reading, 'generalNoticeSettings'>,
  medium: DeliveryMedium,
): boolean {
  return medium === 'email' && mail.smtp_enabled && Boolean(mail.smtp_host && mail.mail_from_address);
}
