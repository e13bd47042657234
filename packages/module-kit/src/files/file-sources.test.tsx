import { useEffect } from 'react';
import { OverlayHost } from '@hamyar/design-system/overlay';
import { getPlatform, type ModuleFailure, type RegistryEntry } from '@hamyar/module-sdk';
import { shared } from '@hamyar/persian';
import { act, buildUser, renderInTestShell, screen, waitFor } from '@hamyar/testing';
import { kitText } from '../messages/fa.ts';
import { FileSources } from './file-sources.tsx';

const files = {
  manifest: {
    name: 'files',
    slots: [{ slot: 'file.source/v1', name: 'picker', code: 'FilePicker' }],
  },
  container: 'files',
} as unknown as RegistryEntry;

const opener = () => screen.getByRole('button', { name: kitText.files.choose });

function open() {
  const shell = renderInTestShell(
    <>
      <FileSources uploads={{ kind: 'ticket', room: 3, attach: () => {} } as never} compact />
      <OverlayHost />
    </>,
    { user: buildUser('employee'), modules: [files] },
  );
  return { ...shell, part: () => document.querySelector('[data-part="files/FilePicker"]') };
}

describe('the files that another module offers', () => {
  it('[2.70] are said not to open when their code does not load, and the next press tries anew', async () => {
    const { person, part } = open();
    await person.click(opener());
    expect(await screen.findByText(shared.partNotLoaded)).toBeTruthy();
    expect(part()).toBeNull();
    getPlatform().loadCode = async () => undefined;
    await person.click(opener());
    await waitFor(() => expect(part()).toBeTruthy());
    // it draws itself over the page, and nothing in the row of the button
    expect(part()!.closest('[hidden]')).toBeTruthy();
  });

  it('[decisions 2.0] are closed when they crash, and said to be, with the trace id; the next press opens them anew', async () => {
    const { person, part } = open();
    const platform = getPlatform();
    const { Part } = platform;
    platform.Part = function Crashing({ onShown, onFailed }) {
      useEffect(() => {
        onShown?.();
        onFailed?.({ kind: 'render', traceId: 'q7w3e9r2t5' } as ModuleFailure);
      });
      return null;
    };
    await person.click(opener());
    expect((await screen.findByRole('alert')).textContent).toContain('q7w3e9r2t5');
    Object.assign(platform, { Part, loadCode: async () => undefined });
    await person.click(opener());
    await waitFor(() => expect(part()).toBeTruthy());
  });

  it('[quality, loss] open at a double press too, also when their code is late', async () => {
    const { person, part } = open();
    let arrive = () => {};
    getPlatform().loadCode = () => new Promise<undefined>((resolve) => (arrive = () => resolve(undefined)));
    await person.dblClick(opener());
    act(() => arrive());
    await waitFor(() => expect(part()).toBeTruthy());
  });
});
