import { writeFile } from 'node:fs/promises';
import type { Page, TestInfo } from '@playwright/test';

export type FileOnDisk = { readonly name: string; readonly path: string };

const LONG_RECORDING_BYTES = 24_000_000;

/** Silence of the required length. It is on disk, so that it is the same file when it is chosen again. */
export async function longRecording(testInfo: TestInfo, name: string): Promise<FileOnDisk> {
  const buffer = Buffer.alloc(LONG_RECORDING_BYTES);
  buffer.write('RIFF', 0);
  buffer.writeUInt32LE(LONG_RECORDING_BYTES - 8, 4);
  buffer.write('WAVEfmt ', 8);
  buffer.writeUInt32LE(16, 16);
  buffer.writeUInt16LE(1, 20);
  buffer.writeUInt16LE(1, 22);
  buffer.writeUInt32LE(44_100, 24);
  buffer.writeUInt32LE(88_200, 28);
  buffer.writeUInt16LE(2, 32);
  buffer.writeUInt16LE(16, 34);
  buffer.write('data', 36);
  buffer.writeUInt32LE(LONG_RECORDING_BYTES - 44, 40);
  const onDisk = testInfo.outputPath(name);
  await writeFile(onDisk, buffer);
  return { name, path: onDisk };
}

/** In bytes per second. */
const PACES = {
  /** Like a hotel's Wi-Fi: slow enough that a test can interrupt it, fast enough not to delay the test. */
  slow: 4_000_000,
  /** Nothing arrives until the pace is changed. */
  'almost stopped': 10_000,
  unlimited: -1,
} as const;

/** Throttles uploads; returns a function that changes their speed. */
export async function slowDown(page: Page): Promise<(pace: keyof typeof PACES) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const changePace = async (pace: keyof typeof PACES): Promise<void> => {
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: PACES[pace],
    });
  };
  await changePace('slow');
  return changePace;
}
