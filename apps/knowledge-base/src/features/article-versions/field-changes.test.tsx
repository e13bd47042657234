import { buildUser, renderInTestShell, screen } from '@hamyar/testing';
import { staffText } from '../../messages/fa-staff.ts';
import { buildArticle } from '../../testing/knowledge-base-doubles.ts';
import { FieldChanges } from './field-changes.tsx';

describe('the fields of two versions', () => {
  it('[2.86] name the related articles, so that one in place of another is a difference', () => {
    const related = (id: number, name: string) => ({
      ...buildArticle({ related: [{ id, name }] as never }),
      live: true,
      published_at: null,
    });
    const change = <FieldChanges before={related(7, 'تنظیم تسویه')} after={related(8, 'بازگشت وجه')} />;
    renderInTestShell(change, { user: buildUser('full_admin') });
    expect(screen.getByText(staffText.editor.related)).toBeTruthy();
    expect(screen.getByText('تنظیم تسویه').closest('del')).toBeTruthy();
    expect(screen.getByText('بازگشت وجه').closest('ins')).toBeTruthy();
  });
});
