import type { TemplateScope, TicketTemplate, TicketTemplateStoreBody } from '@hamyar/contracts';
import { fileReference, type FormFile } from '@hamyar/module-kit/files';
import { wholeBody } from '@hamyar/module-kit/form';

/** Values of the form of a ready-made text. */
export interface TemplateFormValues {
  name: string;
  body: string;
  scope: TemplateScope;
  department_ids: number[];
  shortcut: string;
  keywords: string[];
  attachments: FormFile[];
  status: boolean;
}

/** A new text of this scope. */
export const emptyTemplate = (scope: TemplateScope): TemplateFormValues => ({
  name: '',
  body: '',
  scope,
  department_ids: [],
  shortcut: '',
  keywords: [],
  attachments: [],
  status: true,
});

/** The form values of a stored text. */
export const templateToForm = (template: TicketTemplate): TemplateFormValues => ({
  name: template.name,
  body: template.body,
  scope: template.scope,
  department_ids: template.departments.map(({ id }) => id),
  shortcut: template.shortcut ?? '',
  keywords: template.keywords,
  attachments: template.attachments,
  status: template.status,
});

/** The body of a text from the form values. */
export const templateToBody = (values: TemplateFormValues) =>
  wholeBody<TicketTemplateStoreBody>({
    name: values.name.trim(),
    body: values.body,
    scope: values.scope,
    department_ids: values.scope === 'department' ? values.department_ids : [],
    shortcut: values.shortcut.trim().replace(/^\//, '') || null,
    keywords: values.keywords,
    attachments: values.attachments.map(fileReference),
    status: values.status,
  });
