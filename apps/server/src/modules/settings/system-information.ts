import { ATTACHMENT_TYPES } from '@hamyar/contracts';
import { isUrl } from '@hamyar/persian';
import { fieldError } from '../../platform/http/field-errors.ts';
import { messages } from './messages.ts';
import type { SettingsGroupDeclaration } from './settings-group.ts';

/** The title of a system nobody has set up yet; the wizard's first check is that it differs (spec 9.8). */
export const DEFAULT_TITLE = 'همیار';

/** A page of the desk itself; `//` and `/\\` lead to other hosts. */
const OWN_PATH = /^\/(?![/\\])\S*$/;

/** Name, pictures and texts of the system, and what may be attached. */
export const systemInformation: SettingsGroupDeclaration<'systemInformation'> = {
  name: 'systemInformation',
  defaults: {
    system_title: DEFAULT_TITLE,
    system_slogan: messages.defaultSlogan,
    logo_link: null,
    attachments_allowed_types: [...ATTACHMENT_TYPES],
    attachments_maximum_size: '25MB',
    timezone: 'Asia/Tehran',
    working_hours_text: null,
    footer_text: null,
    logo_name: null,
    small_logo_name: null,
    dark_logo_name: null,
    favicon_name: null,
  },
  check({ timezone, logo_link: link }) {
    return [
      ...(timezone !== undefined && !Intl.supportedValuesOf('timeZone').includes(timezone)
        ? [fieldError('timezone', 'CHOICE')]
        : []),
      ...(link && !isUrl(link) && !OWN_PATH.test(link) ? [fieldError('logo_link', 'URL')] : []),
    ];
  },
  pictures: { logo: 480, small_logo: 192, dark_logo: 480, favicon: 96 },
};
