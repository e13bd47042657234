import { buildSettings, buildUser, renderInTestShell, screen } from '@hamyar/testing';
import { FooterText } from './brand.tsx';

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
