import { afterAll } from 'vitest';
import { endChildren } from '../processes/children.ts';

/** Files share a process, and what a failed test leaves running must not slow or disturb the next file. */
afterAll(endChildren);
