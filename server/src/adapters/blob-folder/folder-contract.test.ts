import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe } from 'vitest';
import { testBlobStore } from '../../testing/blob-store-contract.ts';
import { createFolderStore } from './blob-folder.ts';

const root = await mkdtemp(path.join(tmpdir(), 'laneway-contract-'));
afterAll(() => rm(root, { recursive: true }));
const blobs = createFolderStore(root);

// npm run test:services runs the same tests against a real S3.
describe('in a folder', () => testBlobStore(() => blobs));
