import { OverlayHost } from '@hamyar/design-system/overlay';
import { getPlatform, type RegistryEntry } from '@hamyar/module-sdk';
import { shared } from '@hamyar/persian';
import { buildUser, renderInTestShell, screen, waitFor } from '@hamyar/testing';
import { FileSources } from './file-sources.tsx';

const files = {
  manifest: {
    name: 'files',
    slots: [{ slot: 'file.source/v1', name: 'picker', code: 'FilePicker' }],
  },
  container: 'files',
} as unknown as RegistryEntry;

describe('the files that another module offers', () => {
  it('[2.70] are said not to open when their code does not load, and the next press tries anew', async () => {
    const { person } = renderInTestShell(
      <>
        <FileSources uploads={{ kind: 'ticket', room: 3, attach: () => {} } as never} compact />
        <OverlayHost />
      </>,
      { user: buildUser('employee'), modules: [files] },
    );
    const part = () => document.querySelector('[data-part="files/FilePicker"]');
    await person.click(screen.getByRole('button'));
    expect(await screen.findByText(shared.partNotLoaded)).toBeTruthy();
    expect(part()).toBeNull();
    getPlatform().loadCode = async () => undefined;
    await person.click(screen.getAllByRole('button')[0]!);
    await waitFor(() => expect(part()).toBeTruthy());
    // its card has a place of its own, not one in the row of the button
    expect(part()!.closest('.hd-dialog-part')).toBeTruthy();
  });
});
