import { tooSlowText } from '@laneway/domain/media/processing-failures';
import { fail } from '@laneway/domain/result';
import type { MediaTools } from '../../ports/media-tools.ts';
import { readReport } from './image-report.ts';
import { runNodeChild } from './node-child.ts';
import { withUnlinkedFile } from './unlinked-file.ts';

const TIMEOUT_MS = 120_000;
/** The five renditions of the most detailed image that is allowed take about half of this. */
const MAX_OUTPUT_BYTES = 60_000_000;

export const makeRenditions: MediaTools['makeRenditions'] = (content) =>
  withUnlinkedFile(content, async (file) => {
    const run = await runNodeChild({
      entry: './image-child.ts',
      args: [],
      input: file.fd,
      timeoutMs: TIMEOUT_MS,
      maxOutputBytes: MAX_OUTPUT_BYTES,
      usesAddons: true,
    });
    if (run.kind === 'timed out') return fail(tooSlowText('image'));
    if (run.code !== 0) throw new Error(`the image process failed: ${run.stderr}`);
    return readReport(run.stdout);
  });
