import { createRoot } from 'react-dom/client';
import { toast } from '@hamyar/design-system/plain';
import { readBoot } from '../boot/read-boot.ts';
import { consumeFlash } from '../boot/flash.ts';
import { LoginApp } from './login-app.tsx';
import { fa } from './messages.ts';
// the design system marks its barrels as free of side effects, so styles are named here
import '@hamyar/design-system/css/tokens.css';
import '@hamyar/design-system/css/base.css';
import '@hamyar/design-system/css/controls.css';
import '@hamyar/design-system/css/plain.css';
import './login.css';

createRoot(document.getElementById('root')!).render(
  <LoginApp boot={readBoot()} leave={(path) => location.replace(path)} />,
);

// why the person is here: a session that ended, their own logout, or a login link that is no longer good
const flash = consumeFlash();
if (flash) toast[flash.kind](flash.text);
if (new URLSearchParams(location.search).get('reason') === 'link') toast.error(fa.linkInvalid);
