/** Names that espeak-ng gets wrong, in its own phoneme notation. */
const PHONEMES: Readonly<Record<string, string>> = {
  Acland: "'akl@nd",
  Atherton: "'aT@t@n",
  Birrarung: "b'Ir@r,VN",
  Brunswick: "br'Vnzw,Ik",
  Edinburgh: "'EdInbr@",
  Espy: "'EspI",
  Federici: "f,Ed@r'i:tSI",
  Kilda: "k'Ild@",
  Shenandoah: "S,En@nd'oU@",
  Williamstown: "w'Ilj@mzt,aUn",
  Wurundjeri: "w@r'VndZ@rI",
};

const NAMES = new RegExp(`\\b(?:${Object.keys(PHONEMES).join('|')})\\b`, 'g');

/** Replaces each difficult name with its phonemes. */
export function respell(text: string): string {
  return text.replace(NAMES, (name) => `[[${PHONEMES[name]}]]`);
}
