import { OverlayHost } from '@hamyar/design-system/overlay';
import { configureRequests } from '@hamyar/store';
import { buildProfile, buildUser, fakeApi, FakeAnswer, renderInTestShell, screen } from '@hamyar/testing';
import { handleRequestFailure } from '../platform/request-failures.ts';
import { InfoCard } from './info-card.tsx';

const profile = buildProfile({ mobile: '+989121234567' });

describe('the own name and other personal data', () => {
  it('[8.7, decisions 2.0] a refused value stands at its field and in a toast', async () => {
    const errors = [{ field: 'landline', code: 'pattern', message: 'شمارهٔ تلفن معتبر نیست' }];
    fakeApi({ updateProfile: () => new FakeAnswer(422, { status: 'VALIDATION_ERROR', message: '', errors }) });
    const { person } = renderInTestShell(
      <>
        <InfoCard profile={profile} />
        <OverlayHost />
      </>,
      { user: buildUser() },
    );
    configureRequests({ onError: handleRequestFailure });
    await person.type(screen.getByRole('textbox', { name: /تلفن/ }), '12{Enter}');
    const said = await screen.findAllByText(/شمارهٔ تلفن معتبر نیست/);
    expect(said.map((one) => one.getAttribute('role'))).toEqual(['alert', null]);
  });
});
