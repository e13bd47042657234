// Jest loads this before every suite of screens. The limits are large, because a busy machine is slow; a test that
// waits for something that never comes fails with them too.
import { configure } from '@testing-library/dom';

configure({ asyncUtilTimeout: 60_000 });
