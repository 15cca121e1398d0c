import { accessSync, constants } from 'node:fs';
import path from 'node:path';

export type Ffmpeg = { readonly ffmpeg: string; readonly ffprobe: string };

/** The paths of ffmpeg and ffprobe; null if the machine doesn't have both. */
export function findFfmpeg(searchPath = process.env.PATH ?? ''): Ffmpeg | null {
  const folders = searchPath.split(path.delimiter).filter((folder) => path.isAbsolute(folder));
  const find = (name: string) =>
    folders.map((folder) => path.join(folder, name)).find(isExecutable) ?? null;
  const ffmpeg = find('ffmpeg');
  const ffprobe = find('ffprobe');
  return ffmpeg === null || ffprobe === null ? null : { ffmpeg, ffprobe };
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
