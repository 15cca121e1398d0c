/**
 * Speaks the narration scripts into `server/demo/media/<guide>/<place>.mp3`.
 *
 *   node art/narration/speak.ts                     every line
 *   node art/narration/speak.ts city-of-trams       the lines of one guide
 *   node art/narration/speak.ts st-kilda-salt-air/luna-park
 *
 * Needs Debian's espeak-ng and ffmpeg. The files are kept in the repository, so nobody needs either
 * to run the demo; run this after changing a script, a voice or a pronunciation.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { argv, stdout } from 'node:process';
import { fileURLToPath } from 'node:url';
import { SILENCE_MS } from './narration.ts';
import { type Narrator, narrators } from './narrators.ts';
import { respell } from './pronunciations.ts';
import { narrations } from './scripts/all.ts';

/** The pause between words, in units of 10 ms at normal speed. */
const WORD_GAP = '1';

/**
 * Makes a synthetic voice sound softer: removes rumble, adds some bass, reduces sharp treble, adds the echo of a
 * small room, evens out the loudness, and pads with silence so that players don't clip the first word.
 */
const SOUND = [
  'highpass=f=70',
  'equalizer=f=180:t=q:w=1:g=2.5',
  'equalizer=f=3200:t=q:w=1.2:g=-4',
  'lowpass=f=8500',
  'aecho=0.9:0.85:17|29:0.07|0.05',
  'acompressor=threshold=-20dB:ratio=2.5:attack=8:release=120',
  'loudnorm=I=-17:TP=-1.5:LRA=7',
  `adelay=${SILENCE_MS.before}:all=1`,
  `apad=pad_dur=${SILENCE_MS.after / 1_000}`,
].join(',');

function speak(text: string, narrator: Narrator): Buffer {
  const voice = [
    '-v',
    narrator.voice,
    '-p',
    `${narrator.pitch}`,
    '-s',
    `${narrator.wordsPerMinute}`,
  ];
  return execFileSync('espeak-ng', [...voice, '-g', WORD_GAP, '--stdout', respell(text)], {
    maxBuffer: 64 * 1024 * 1024,
  });
}

/** Writes speech as a mono MP3 of 24 kHz and 32 kbit/s, the same bytes each time. */
function encode(wave: Buffer, file: string): void {
  const quietly = ['-hide_banner', '-loglevel', 'error', '-y'];
  const sound = ['-af', SOUND, '-ac', '1', '-ar', '24000', '-c:a', 'libmp3lame', '-b:a', '32k'];
  const plain = ['-map_metadata', '-1', '-flags:a', '+bitexact', '-fflags', '+bitexact'];
  mkdirSync(dirname(file), { recursive: true });
  execFileSync('ffmpeg', [...quietly, '-i', 'pipe:0', ...sound, ...plain, file], { input: wave });
}

const wanted = argv.slice(2);

for (const { slug, narrator, lines } of narrations) {
  for (const [name, text] of Object.entries(lines)) {
    const path = `${slug}/${name}`;
    if (wanted.length > 0 && !wanted.includes(slug) && !wanted.includes(path)) continue;
    const file = fileURLToPath(new URL(`../../server/demo/media/${path}.mp3`, import.meta.url));
    encode(speak(text, narrators[narrator]), file);
    stdout.write(`${path}.mp3\n`);
  }
}
