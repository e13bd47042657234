import type { ReactElement } from 'react';
import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { closeFakeApi } from './fake-api.ts';
import { provideTestShell, resetApi, type TestShell, type TestShellOptions } from './test-shell.tsx';

export interface RenderedInShell extends RenderResult, TestShell {
  /** Clicks and types as a person does. */
  person: UserEvent;
}

let open: TestShell | undefined;

/**
 * Renders a screen or feature as the shell would mount it, for a person and at an address.
 * @example
 * fakeApi({ ticketList: [buildTicketRow()] });
 * const { person } = renderInTestShell(<TicketsScreen />, { user: buildUser('employee'), path: '/tickets' });
 */
export function renderInTestShell(element: ReactElement, options: TestShellOptions): RenderedInShell {
  const shell = provideTestShell(options);
  open = shell;
  const rendered = render(element, { wrapper: shell.Providers });
  return { ...rendered, ...shell, person: userEvent.setup() };
}

afterEach(() => {
  if (open) resetApi(open.store);
  open = undefined;
  closeFakeApi();
});
