import { useEffect, useState } from 'react';
import type { UploadedAttachment } from '@hamyar/contracts';
import { OverlayHost } from '@hamyar/design-system/overlay';
import { getPlatform, type RegistryEntry } from '@hamyar/module-sdk';
import { buildUser, fakeApi, fireEvent, renderInTestShell, screen, waitFor } from '@hamyar/testing';
import { kitText } from '../messages/fa.ts';
import { PictureField } from './index.ts';

const picture = (id: number): UploadedAttachment => ({
  ...{ id, name: 'logo.png', extension: 'png', mime: 'image/png', size: 3, dimentions: null, inline: false },
  token: `token-of-file-${id}`,
});

const files = {
  manifest: { name: 'files', slots: [{ slot: 'file.source/v1', name: 'picker', code: 'FilePicker' }] },
  container: 'files',
} as unknown as RegistryEntry;

function Logo({ onToken }: { onToken(token: string | null): void }) {
  const [token, setToken] = useState<string | null>();
  const change = (next: string | null) => {
    setToken(next);
    onToken(next);
  };
  return (
    <>
      <PictureField
        label="لوگو"
        kind="setting"
        stored={null}
        token={token}
        onChange={change}
        help="حداکثر یک مگابایت"
      />
      <OverlayHost />
    </>
  );
}

function open() {
  const onToken = jest.fn();
  const shell = renderInTestShell(<Logo onToken={onToken} />, { user: buildUser('full_admin'), modules: [files] });
  return { ...shell, onToken };
}

beforeAll(() => {
  // jsdom has no addresses of files
  URL.createObjectURL = () => 'blob:dropped';
});

describe('a picture', () => {
  it('[2.70, 3.17] is taken from the files of the company, and shown before the form is saved', async () => {
    fakeApi({});
    const { person, onToken } = open();
    getPlatform().loadCode = async () => undefined;
    getPlatform().Part = function Manager({ context, onShown }) {
      const { kind, room, onPicked, onClose } = context as {
        kind: string;
        room: number;
        onPicked(file: UploadedAttachment): void;
        onClose(): void;
      };
      useEffect(() => onShown?.());
      const pick = () => {
        onPicked(picture(7));
        onClose();
      };
      return <button onClick={pick}>{`${kind}, ${room}`}</button>;
    };
    await person.click(screen.getByRole('button', { name: kitText.files.choose }));
    await person.click(await screen.findByText('setting, 1'));
    expect(onToken.mock.calls).toEqual([['token-of-file-7']]);
    expect(screen.getByRole('img', { name: 'لوگو' }).getAttribute('src')).toContain('/7');
  });

  it('[2.90] is dropped onto its place and uploaded; a file of another kind is refused there and nothing changes', async () => {
    const sent: string[] = [];
    fakeApi({
      attachmentStore: () => {
        sent.push('sent');
        return picture(8);
      },
    });
    const { onToken } = open();
    const button = screen.getByRole('button', { name: kitText.picture.choose });
    const drop = (name: string) =>
      fireEvent.drop(button, { dataTransfer: { files: [new File(['abc'], name, { type: 'image/png' })] } });
    drop('virus.exe');
    expect((await screen.findByRole('alert')).textContent).not.toBe('');
    expect(sent).toEqual([]);
    drop('logo.png');
    await waitFor(() => expect(onToken.mock.calls).toEqual([['token-of-file-8']]));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('img', { name: 'لوگو' }).getAttribute('src')).toBe('blob:dropped');
  });
});
