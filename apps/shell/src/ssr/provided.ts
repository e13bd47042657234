import * as jalali from '@hamyar/dayjs-jalali';
import * as basics from '@hamyar/design-system/basics';
import * as editor from '@hamyar/design-system/editor';
import * as icons from '@hamyar/design-system/icons';
import * as knowledgeBase from '@hamyar/design-system/knowledge-base';
import * as layout from '@hamyar/design-system/layout';
import * as overlay from '@hamyar/design-system/overlay';
import * as theme from '@hamyar/design-system/theme';
import * as ticket from '@hamyar/design-system/ticket';
import * as sdk from '@hamyar/module-sdk';
import * as store from '@hamyar/store';
import * as react from 'react';
import * as jsx from 'react/jsx-runtime';

/**
 * The shared packages for server rendering by their import names, so that shell and modules use one React, one store
 * and one platform. Forms and tables are not part of an initial page; of the editor only the reader of rich text is, the
 * editor itself is loaded when somebody writes.
 */
export const provided: Readonly<Record<string, unknown>> = {
  react,
  'react/jsx-runtime': jsx,
  '@hamyar/dayjs-jalali': jalali,
  '@hamyar/design-system/basics': basics,
  '@hamyar/design-system/editor': editor,
  '@hamyar/design-system/icons': icons,
  '@hamyar/design-system/knowledge-base': knowledgeBase,
  '@hamyar/design-system/layout': layout,
  '@hamyar/design-system/overlay': overlay,
  '@hamyar/design-system/theme': theme,
  '@hamyar/design-system/ticket': ticket,
  '@hamyar/module-sdk': sdk,
  '@hamyar/store': store,
};
