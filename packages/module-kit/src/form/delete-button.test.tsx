import { OverlayHost } from '@hamyar/design-system/overlay';
import { buildUser, renderInTestShell, screen, waitFor, within } from '@hamyar/testing';
import { DeleteButton } from './delete-button.tsx';

function show(remove: () => Promise<unknown>, onDeleted: () => void) {
  return renderInTestShell(
    <>
      <DeleteButton question={{ title: 'حذف شود؟' }} deleted="حذف شد" {...{ remove, onDeleted }}>
        حذف یادداشت
      </DeleteButton>
      <OverlayHost />
    </>,
    { user: buildUser('employee') },
  );
}
const answer = async (name: string) => within(await screen.findByRole('alertdialog')).findByRole('button', { name });

describe('[8.14] the button that deletes', () => {
  it('keeps its question open when it is refused', async () => {
    const onDeleted = jest.fn();
    const { person } = show(() => Promise.reject(new Error('refused')), onDeleted);
    await person.click(screen.getByRole('button', { name: 'حذف یادداشت' }));
    await person.click(await answer('حذف'));
    expect(await answer('حذف')).toBeTruthy();
    expect(onDeleted).not.toHaveBeenCalled();
    expect(screen.queryByText('حذف شد')).toBeNull();
    await person.click(await answer('انصراف'));
  });

  it('asks first, sends nothing when the answer is no, and says when it is done', async () => {
    const remove = jest.fn(() => Promise.resolve());
    const onDeleted = jest.fn();
    const { person } = show(remove, onDeleted);
    await person.click(screen.getByRole('button', { name: 'حذف یادداشت' }));
    await person.click(await answer('انصراف'));
    expect([remove.mock.calls, onDeleted.mock.calls]).toEqual([[], []]);
    await person.click(screen.getByRole('button', { name: 'حذف یادداشت' }));
    await person.click(await answer('حذف'));
    await waitFor(() => expect(onDeleted).toHaveBeenCalledTimes(1));
    expect(remove).toHaveBeenCalledTimes(1);
    expect(await screen.findByText('حذف شد')).toBeTruthy();
  });
});
