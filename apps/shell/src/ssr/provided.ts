import * as jalali from '@hamyar/dayjs-jalali';
import * as basics from '@hamyar/design-system/basics';
import * as icons from '@hamyar/design-system/icons';
import * as layout from '@hamyar/design-system/layout';
import * as overlay from '@hamyar/design-system/overlay';
import * as theme from '@hamyar/design-system/theme';
import * as ticket from '@hamyar/design-system/ticket';
import * as sdk from '@hamyar/module-sdk';
import * as store from '@hamyar/store';
import * as react from 'react';
import * as jsx from 'react/jsx-runtime';

/** What initial pages of modules share with the shell's, by the names they import: one React, one store, one platform. Forms, tables and the editor are not for a initial page. */
export const provided: Readonly<Record<string, unknown>> = {
  react,
  'react/jsx-runtime': jsx,
  '@hamyar/dayjs-jalali': jalali,
  '@hamyar/design-system/basics': basics,
  '@hamyar/design-system/icons': icons,
  '@hamyar/design-system/layout': layout,
  '@hamyar/design-system/overlay': overlay,
  '@hamyar/design-system/theme': theme,
  '@hamyar/design-system/ticket': ticket,
  '@hamyar/module-sdk': sdk,
  '@hamyar/store': store,
};
