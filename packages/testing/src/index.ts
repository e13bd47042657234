// Doubles and builders for tests; production code does not import this package.
export { axe } from './axe.ts';
export { buildAskedField, buildFilledField, buildTicketForm } from './builders/forms.ts';
export { buildMe, buildProfile, buildUser } from './builders/people.ts';
export { buildAllSettings, buildBoot, buildDefaults, buildSettings } from './builders/system.ts';
export { buildContent, buildTicket, buildTicketRow, forCustomer } from './builders/tickets.ts';
export { fakeApi, type FakeApi } from './fake-api.ts';
export {
  FakeAnswer,
  nok,
  pageOf,
  refuse,
  refuseFields,
  type EndpointName,
  type FakeCall,
  type FakeHandlers,
} from './fake-endpoints.ts';
export { createFakeSocket, type FakeSocket } from './fake-socket.ts';
export { compareForm, type FormComparison } from './compare-form.tsx';
export { pickDate } from './pick-date.ts';
export { renderInTestShell, type RenderedInShell } from './render.tsx';
export { provideTestShell, type TestShell, type TestShellOptions } from './test-shell.tsx';
export { act, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react';
