import '../css/announcements.css';
import '../css/staff.css';
import { AnnouncementList } from '../features/announcement-list/announcement-list.tsx';

/** Announcements for customers (spec 2.6). */
export const CustomerAnnouncementsScreen = () => <AnnouncementList audience="customers" />;

/** Announcements for employees (spec 2.7). */
export const EmployeeAnnouncementsScreen = () => <AnnouncementList audience="employees" />;
