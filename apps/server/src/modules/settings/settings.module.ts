import { isUrl } from '@hamyar/persian';
import { fieldError } from '../../platform/http/field-errors.ts';
import type { ServerModule } from '../../platform/deps.ts';
import { showsPicture } from './setting.repository.ts';
import { settingsRoutes } from './settings.routes.ts';
import { defaultSettings } from './settings-values.ts';

/** A path of this product; `//` and `/\\` would lead to other hosts. */
const OWN_PATH = /^\/(?![/\\])\S*$/;

/** The settings of the installation, by group (decisions 2.26). */
export const settingsModule: ServerModule = {
  name: 'settings',
  fileOwners: { setting: { has: showsPicture, personal: false } },
  settingsChecks: {
    systemInformation: ({ logo_link: link }) =>
      link && !isUrl(link) && !OWN_PATH.test(link) ? [fieldError('logo_link', 'URL')] : [],
  },
  setupChecks: {
    system: (_db, { systemInformation: { system_title: title } }) =>
      title !== defaultSettings().systemInformation.system_title,
  },
  register(host, deps) {
    settingsRoutes(host, deps, deps.version);
  },
};
