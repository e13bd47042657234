import { buildSettings, buildUser, renderInTestShell, screen } from '@hamyar/testing';
import { FooterText } from './brand.tsx';

describe('the footer of the frames', () => {
  it('[1.3] shows the line of the settings, and nothing where there is none', () => {
    const { rerender } = renderInTestShell(<FooterText settings={buildSettings({ footer_text: 'شرکت آریا' })} />, {
      user: buildUser(),
    });
    expect(screen.getByText('شرکت آریا')).toBeTruthy();
    rerender(<FooterText settings={buildSettings()} />);
    expect(screen.queryByText('شرکت آریا')).toBeNull();
  });
});
