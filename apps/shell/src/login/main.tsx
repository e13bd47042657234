import { createRoot } from 'react-dom/client';
import { toast } from '@hamyar/design-system/plain';
import { readBoot } from '../boot/read-boot.ts';
import { consumeFlash } from '../boot/flash.ts';
import { noteStarted } from '../boot/started.ts';
import { LoginApp } from './login-app.tsx';
import { fa } from './messages.ts';
// webpack drops style imports of the design system's barrels (`sideEffects`), so they are imported here
import '@hamyar/design-system/css/tokens.css';
import '@hamyar/design-system/css/base.css';
import '@hamyar/design-system/css/controls.css';
import '@hamyar/design-system/css/plain.css';
import './login.css';

noteStarted();
createRoot(document.getElementById('root')!).render(
  <LoginApp boot={readBoot()} leave={(path) => location.replace(path)} />,
);

// the reason for the login page: an ended session, a logout, or an expired login link
const flash = consumeFlash();
if (flash) toast[flash.kind](flash.text);
if (new URLSearchParams(location.search).get('reason') === 'link') toast.error(fa.linkInvalid);
