import type { Deps } from '../../platform/deps.ts';
import type { SettingsReading } from '../settings/public.ts';

/**
 * The address of a page as mails have it, for employees on the host of the staff edition where there is one; null while
 * the settings do not say where this system is.
 */
export function pageAddress(
  { config }: Pick<Deps, 'config'>,
  { generalNoticeSettings: { mail_link_address: base } }: Pick<SettingsReading, 'generalNoticeSettings'>,
  { employee }: { employee: boolean },
  path: string,
): string | null {
  if (!base) return null;
  const address = new URL(path, base);
  if (employee && config.staffHost) address.host = config.staffHost;
  return address.href;
}
