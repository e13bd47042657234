import { buildUser, renderInTestShell, screen } from '@hamyar/testing';
import { staffText } from '../../messages/fa-staff.ts';
import { buildArticle } from '../../testing/knowledge-base-doubles.ts';
import { FieldChanges, VERSION_FIELDS } from './field-changes.tsx';

/** Another value of a field. */
function differing(name: string, version: object): object {
  const value = (version as Record<string, unknown>)[name];
  if (name === 'user_group') return { public: false, user_group: 'employees' };
  if (typeof value === 'boolean') return { [name]: !value };
  if (Array.isArray(value)) return { [name]: [name === 'keywords' ? 'تازه' : { id: 99, name: 'تازه' }] };
  return { [name]: name.endsWith('_at') ? 1_790_000_000 : 'تازه' };
}

describe('the fields of two versions', () => {
  it('[2.86] are compared one by one, and a field that nobody compares does not compile', () => {
    const { seo_title: _, ...incomplete } = VERSION_FIELDS;
    // @ts-expect-error the title for search engines is missing
    const fields: typeof VERSION_FIELDS = incomplete;
    expect(Object.keys(fields)).not.toContain('seo_title');
    const version = { ...buildArticle(), live: true, published_at: null };
    for (const [name, field] of Object.entries(VERSION_FIELDS)) {
      if (field === null) continue;
      const [label, read] = field;
      const changed = { ...version, ...differing(name, version) };
      expect([name, read(changed) === read(version)]).toEqual([name, false]);
      const { unmount } = renderInTestShell(<FieldChanges before={version} after={changed} />, {
        user: buildUser('full_admin'),
      });
      expect(screen.getByText(label)).toBeTruthy();
      unmount();
    }
  });

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
