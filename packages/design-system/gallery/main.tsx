/// <reference path="../src/css/css.d.ts" />
import './gallery.css';
import { createRoot } from 'react-dom/client';
import { OverlayHost } from '../src/overlay/index.ts';
import { setDensity, setThemePreference, ThemeProvider } from '../src/theme/index.ts';
import { BasicsPage, StatesPage } from './basics.screen.tsx';
import { CustomerPage, DialogPage, ErrorsPage, KnowledgeBasePage, PalettePage } from './frames.screen.tsx';
import { DatesPage, EditorPage, FieldsPage, SettingsPage } from './fields.screen.tsx';
import { LoginPage, OtpPage } from './login.screen.tsx';
import { DeskPage } from './desk.screen.tsx';
import { TablePage } from './table.screen.tsx';

const PAGES = {
  basics: BasicsPage,
  states: StatesPage,
  fields: FieldsPage,
  settings: SettingsPage,
  dates: DatesPage,
  editor: EditorPage,
  login: LoginPage,
  otp: OtpPage,
  desk: DeskPage,
  table: TablePage,
  customer: CustomerPage,
  dialog: DialogPage,
  palette: PalettePage,
  errors: ErrorsPage,
  kb: KnowledgeBasePage,
};

const query = new URLSearchParams(window.location.search);
setThemePreference(query.get('theme') === 'dark' ? 'dark' : 'light');
setDensity(query.get('density') === 'compact' ? 'compact' : 'comfortable');
const name = window.location.pathname.slice(1) as keyof typeof PAGES;
const Page =
  PAGES[name] ??
  (() => (
    <ul>
      {Object.keys(PAGES).map((key) => (
        <li key={key}>
          <a href={`/${key}`}>{key}</a>
        </li>
      ))}
    </ul>
  ));

createRoot(document.getElementById('root')!).render(
  <ThemeProvider>
    <Page />
    <OverlayHost />
  </ThemeProvider>,
);
