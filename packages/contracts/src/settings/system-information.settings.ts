import { z } from 'zod';
import { ATTACHMENT_TYPES } from '../attachments/attachment-lists.ts';
import { plainText, plainTextOrNull, timeZone } from '../field.schema.ts';
import { picture, publicSetting, settingsGroup } from '../setting.ts';
import { messages } from './messages.ts';

/** The title of a system that is not set up yet; the setup wizard checks first that it was changed (spec 9.8). */
const DEFAULT_TITLE = 'همیار';

/** Largest file that a message may carry, in bytes: what an upload reserves must stay small beside a disk. */
const ATTACHMENT_MAX = 1_073_741_824;

const attachmentSize = z
  .string()
  .regex(/^[1-9]\d{0,6}(MB|KB)$/)
  .refine((text) => Number(text.slice(0, -2)) * (text.endsWith('MB') ? 1_048_576 : 1_024) <= ATTACHMENT_MAX, {
    params: { code: 'max', n: messages.largestAttachment },
  });

/** Name, pictures and texts of the system, and what may be attached (decisions 2.26). */
export const systemInformation = settingsGroup({
  system_title: publicSetting(plainText(60, 1), DEFAULT_TITLE),
  /** One line under the title. */
  system_slogan: publicSetting(plainText(80), messages.defaultSlogan),
  logo_link: publicSetting(z.string().trim().max(200).nullable(), null),
  logo: picture(480),
  small_logo: picture(192),
  dark_logo: picture(480),
  favicon: picture(96),
  attachments_allowed_types: publicSetting(z.array(z.enum(ATTACHMENT_TYPES)).min(1), [...ATTACHMENT_TYPES]),
  attachments_maximum_size: publicSetting(attachmentSize, '25MB'),
  timezone: publicSetting(timeZone, 'Asia/Tehran'),
  footer_text: publicSetting(plainTextOrNull(120), null),
});
