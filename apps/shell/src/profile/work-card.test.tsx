import { buildProfile, buildUser, fakeApi, renderInTestShell, screen, waitFor } from '@hamyar/testing';
import { WorkCard } from './work-card.tsx';

const box = () => screen.getByRole('spinbutton', { name: /مهلت لغو ارسال/ });

describe('how an employee works', () => {
  it('[decisions 2.4] says for how long their replies can be taken back, at most a minute', async () => {
    const saved = buildProfile({ undo_seconds: 25 });
    const api = fakeApi({ updateProfile: { profile: saved, code_sent: false } });
    const { person } = renderInTestShell(<WorkCard profile={buildProfile({ version: 3 })} />, { user: buildUser() });
    await person.type(box(), '۲۵');
    await person.click(screen.getByRole('button', { name: 'ذخیرهٔ تغییرات' }));
    await waitFor(() => expect(api.calls('updateProfile')).toHaveLength(1));
    expect(api.calls('updateProfile')[0]?.body).toEqual({ version: 3, undo_seconds: 25 });
  });

  it('[decisions 2.4] goes back to what the settings say when the number is removed', async () => {
    const api = fakeApi({ updateProfile: { profile: buildProfile(), code_sent: false } });
    const { person } = renderInTestShell(<WorkCard profile={buildProfile({ undo_seconds: 25 })} />, {
      user: buildUser(),
    });
    await person.clear(box());
    await person.click(screen.getByRole('button', { name: 'ذخیرهٔ تغییرات' }));
    await waitFor(() => expect(api.calls('updateProfile')).toHaveLength(1));
    expect(api.calls('updateProfile')[0]?.body).toMatchObject({ undo_seconds: null });
  });
});
