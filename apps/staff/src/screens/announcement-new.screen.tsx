import type { AnnouncementAudience } from '@hamyar/contracts/announcements';
import { Page, PageHeader } from '@hamyar/design-system/layout';
import { savedHref } from '@hamyar/module-kit/list';
import { useNavigate } from '@hamyar/module-sdk';
import '../css/announcements.css';
import '../css/staff.css';
import { AnnouncementForm } from '../features/announcement-form/announcement.form.tsx';
import { announcementTitles as titles } from '../messages/fa-announcement-titles.ts';
import { pathsOf } from '../shared/announcement-paths.ts';

/** A new announcement for customers (spec 2.6). */
export const CustomerAnnouncementNewScreen = () => (
  <NewAnnouncement audience="customers" title={titles.newForCustomers} />
);

/** A new announcement for employees (spec 2.7). */
export const EmployeeAnnouncementNewScreen = () => (
  <NewAnnouncement audience="employees" title={titles.newForEmployees} />
);

function NewAnnouncement({ audience, title }: { audience: AnnouncementAudience; title: string }) {
  const navigate = useNavigate();
  const { list } = pathsOf(audience);
  return (
    <Page>
      <PageHeader title={title} backHref={list} />
      <AnnouncementForm
        label={title}
        audience={audience}
        onDone={(saved) => navigate(savedHref(list, saved), { replace: true })}
      />
    </Page>
  );
}
