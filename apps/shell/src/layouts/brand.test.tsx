import { buildSettings, buildUser, renderInTestShell, screen } from '@hamyar/testing';
import { brandLogo, FooterText } from './brand.tsx';

describe('the footer of the frames', () => {
  it('[1.3] shows the footer text of the settings, and nothing when it is empty', () => {
    const { rerender } = renderInTestShell(<FooterText settings={buildSettings({ footer_text: 'شرکت آریا' })} />, {
      user: buildUser(),
    });
    expect(screen.getByText('شرکت آریا')).toBeTruthy();
    rerender(<FooterText settings={buildSettings()} />);
    expect(screen.queryByText('شرکت آریا')).toBeNull();
  });
});

describe('the logo of the frames', () => {
  it('[1.3] is the picture of the settings with the title as its text, and the product’s own without one', () => {
    renderInTestShell(<>{brandLogo('logo-7.png', 'پشتیبانی آریا', 34)}</>, { user: buildUser() });
    expect(screen.getByRole('img', { name: 'پشتیبانی آریا' }).getAttribute('src')).toContain('logo-7.png');
    expect(brandLogo(null, 'پشتیبانی آریا', 34)).toBeUndefined();
  });
});
