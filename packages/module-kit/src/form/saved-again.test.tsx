import { useState } from 'react';
import { TextField } from '@hamyar/design-system/fields';
import { OverlayHost } from '@hamyar/design-system/overlay';
import { buildUser, renderInTestShell, screen, waitFor } from '@hamyar/testing';
import { Form, FormActions, FormField } from './form.tsx';
import { useResourceForm } from './use-resource-form.ts';

interface Level {
  id: number;
  name: string;
  color: string;
}
/** What another tab has stored since this form was opened. */
const NEWER: Level = { id: 5, name: 'الماس', color: 'سبز' };
const CONFLICT = /هم‌زمان شخص دیگری تغییر داده است/;
const KEPT = /در این مرورگر نگه داشته شد/;

/** A form whose save comes too late; `initial` follows what is stored, as a page that reads it again does. */
function LevelForm({ onSaved }: { onSaved(saved: Level): void }) {
  const [stored, setStored] = useState<Level>({ id: 5, name: 'طلایی', color: 'زرد' });
  const { id: _, ...initial } = stored;
  const form = useResourceForm<Omit<Level, 'id'>, Level>({
    initial,
    draft: { key: 'company-new' },
    send: () => Promise.resolve({ error: { status: 'NOK', code: 'VERSION_CONFLICT', message: '', data: NEWER } }),
    onConflict: setStored,
    onSaved,
  });
  return (
    <Form form={form} label="سطح">
      <FormField form={form} name="name" label="نام">
        {(control) => <TextField {...control} />}
      </FormField>
      <FormActions form={form} onCancel={() => undefined} />
    </Form>
  );
}
function Page({ onSaved, open }: { onSaved(saved: Level): void; open: boolean }) {
  return (
    <>
      {open ? <LevelForm onSaved={onSaved} /> : null}
      <OverlayHost />
    </>
  );
}
const show = () => {
  const saved = jest.fn();
  const shell = renderInTestShell(<Page onSaved={saved} open />, { user: buildUser('full_admin'), path: '/' });
  return { ...shell, saved, leave: () => shell.rerender(<Page onSaved={saved} open={false} />) };
};
const name = () => screen.getByLabelText<HTMLInputElement>('نام');
const save = () => screen.getByRole('button', { name: 'ذخیره' });

describe('a form that is saved after another tab', () => {
  it('[decisions 2.0] succeeds quietly when nothing was changed in it', async () => {
    const { person, saved } = show();
    await person.click(save());
    await waitFor(() => expect(saved).toHaveBeenCalledWith(NEWER, expect.anything()));
    expect(screen.queryByText(CONFLICT)).toBeNull();
  });

  it('[decisions 2.0] succeeds quietly when the same was typed in both', async () => {
    const { person, saved, drafts } = show();
    await person.clear(name());
    await person.type(name(), 'الماس');
    await person.click(save());
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(screen.queryByText(CONFLICT)).toBeNull());
    expect(drafts.has('company-new')).toBe(false);
  });

  it('[decisions 2.0] is refused when something else was typed, and does not succeed by taking that back', async () => {
    const { person, saved } = show();
    await person.clear(name());
    await person.type(name(), 'نقره');
    await person.click(save());
    expect(await screen.findByText(CONFLICT)).toBeTruthy();
    await person.clear(name());
    await person.type(name(), 'الماس');
    expect(saved).not.toHaveBeenCalled();
  });
});

describe('a form that is left with changes', () => {
  it('[decisions 2.4] says that they are kept, and says nothing without any', async () => {
    const untouched = show();
    untouched.leave();
    expect(screen.queryByText(KEPT)).toBeNull();
    untouched.unmount();
    const { person, leave } = show();
    await person.type(name(), '!');
    leave();
    expect(await screen.findByText(KEPT)).toBeTruthy();
  });
});
