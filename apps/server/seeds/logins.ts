import type { DemoLogin } from '../src/startup/startup-message.ts';

/**
 * The password of every person of the demo company. It is published, so the server refuses requests from other hosts
 * while this password is valid.
 */
export const DEMO_PASSWORD = 'Hamyar1405';

const login = (username: string, fa: string, en: string): DemoLogin => ({
  role: { fa, en },
  username,
  password: DEMO_PASSWORD,
});

/** A login for each role (decisions 2.1), for the terminal and the README. */
export const DEMO_LOGINS: readonly DemoLogin[] = [
  login('admin', 'مدیر ارشد', 'full admin'),
  login('branch.isfahan', 'مدیر شعبهٔ اصفهان', 'branch admin, Isfahan'),
  login('lead.support', 'سرپرست پشتیبانی نرم‌افزار', 'department admin, software support'),
  login('agent', 'کارشناس پشتیبانی، تهران', 'employee, Tehran'),
  login('senior', 'کارشناس ارشد', 'senior employee'),
  login('reception', 'پذیرش تلفنی', 'employee who files for customers'),
  login('agent.mashhad', 'کارشناس پشتیبانی، مشهد', 'employee of another branch, Mashhad'),
  login('supervisor', 'سرپرست سازمان', 'organisation supervisor'),
  login('member', 'مشتری سازمانی', 'organisation customer'),
  login('customer', 'مشتری', 'customer'),
];
