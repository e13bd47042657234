// Jest loads this before every suite of screens: a machine that builds and tests at once is slow, not wrong, and what
// never comes fails all the same.
import { configure } from '@testing-library/dom';

configure({ asyncUtilTimeout: 60_000 });
