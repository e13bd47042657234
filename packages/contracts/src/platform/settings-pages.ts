// Printed by `npm run gen` from the settings pages of the manifests; do not edit.
/** Module → paths of its settings pages. */
export interface SettingsPages {
  calendar: {
    '/settings/workingShift': object;
    '/settings/workingShift/new': object;
    '/settings/workingShift/:id': object;
    '/settings/offDays': object;
  };
  customers: {
    '/settings/customerLevel': object;
    '/settings/customerLevel/new': object;
    '/settings/customerLevel/:id': object;
    '/settings/customerEvents': object;
  };
  'knowledge-base': {
    '/settings/knowledgeBaseSettings': object;
    '/settings/knowledgebaseTemplate': object;
    '/settings/knowledgebaseTemplate/new': object;
    '/settings/knowledgebaseTemplate/:id': object;
  };
  settings: {
    '/settings/systemInformation': object;
    '/settings/securitySettings': object;
    '/settings/userAccountSettings': object;
    '/settings/moduleHealth': object;
    '/settings/customFields': object;
    '/settings/organizationCustomFields': object;
    '/settings/customerCustomFields': object;
    '/settings/forms': object;
    '/settings/forms/new': object;
    '/settings/forms/:id': object;
    '/settings/ticketForms': object;
    '/settings/ticketForms/new': object;
    '/settings/ticketForms/:id': object;
    '/settings/generalNoticeSettings': object;
    '/settings/notice': object;
  };
  tickets: {
    '/settings/generalTicketSettings': object;
    '/settings/ticketTemplates': object;
    '/settings/ticketTemplates/new': object;
    '/settings/ticketTemplates/:id': object;
    '/settings/macros': object;
    '/settings/macros/new': object;
    '/settings/macros/:id': object;
    '/settings/services': object;
    '/settings/services/new': object;
    '/settings/services/:id': object;
    '/settings/ticketCategory': object;
    '/settings/ticketCategory/new': object;
    '/settings/ticketCategory/:id': object;
    '/settings/tags': object;
    '/settings/sla': object;
    '/settings/sla/new': object;
    '/settings/sla/:id': object;
  };
}
