import { configureRequests, type SentCall } from '@hamyar/store';
import { buildProfile, buildUser, fakeApi, FakeAnswer, renderInTestShell, screen } from '@hamyar/testing';
import { InfoCard } from './info-card.tsx';

const profile = buildProfile({ mobile: '+989121234567' });

describe('the own name and other personal data', () => {
  it('[8.7] a refused value is said once: at its field, and not in a toast of the shell as well', async () => {
    const errors = [{ field: 'landline', code: 'pattern', message: 'شمارهٔ تلفن معتبر نیست' }];
    fakeApi({ updateProfile: () => new FakeAnswer(422, { status: 'VALIDATION_ERROR', message: '', errors }) });
    const { person } = renderInTestShell(<InfoCard profile={profile} />, { user: buildUser() });
    const sent: SentCall[] = [];
    configureRequests({ onError: (_failure, call) => sent.push(call) });
    await person.type(screen.getByRole('textbox', { name: /تلفن/ }), '12{Enter}');
    expect(await screen.findByText('شمارهٔ تلفن معتبر نیست')).toBeTruthy();
    expect(sent.map(({ failures }) => failures)).toEqual(['form']);
  });
});
