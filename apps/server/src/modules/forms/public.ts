export { askedOf, chooseForm, presentAsked, ticketFields, withFilled } from './form-choice.rules.ts';
export type { FormChoice, TicketField } from './form-choice.rules.ts';
export type { FormRecord } from './form.repository.ts';
export { readValues, valuesAsJson, valueStatements } from './custom-value.repository.ts';
export type { StoredValue } from './custom-value.repository.ts';
export { checkFilling, presentFilled, valueText } from './custom-value.service.ts';
export type { CheckedChange, SentValues } from './custom-value.service.ts';
export { ticketFormsOf } from './ticket-forms-reading.service.ts';
export type { TicketForms } from './ticket-forms-reading.service.ts';
