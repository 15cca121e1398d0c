/** The most characters of a caption, which fill two lines of a video. */
export const MAX_LINE_CHARACTERS = 84;
/** Sentences are joined while the caption stays within one line of a video. */
const JOINED_CHARACTERS = MAX_LINE_CHARACTERS / 2;

/** Scripts that put no spaces between words. */
const WITHOUT_SPACES =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
/** Twice as wide as Latin letters, so they count twice. */
const WIDE = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\u3000-\u303f\uff01-\uff60]/gu;
/** White space except the kinds that join what is around them. */
const SPACES = /[^\S\u00a0\u202f]+/;
const LINE_BREAK = /\r\n|[\n\r\u2028\u2029]/;
/** Captions can't have them. */
const INVISIBLE = /(?!\s)[\p{Cc}\p{Cs}]/gu;

const SENTENCE_END = /[.!?…。！？｡]["'”’»)\]」』）】〉》]*$/u;
const CLAUSE_END = /[,;:–—、，；：]["'”’»)\]」』）】〉》]*$/u;
/** A full stop after these ends no sentence: initials and what stands before a name or a number. */
const ABBREVIATION = /(?:^|[^\p{L}])(?:\p{Lu}|Mr|Mrs|Ms|Dr|Prof|St|Mt|No|vs|e\.g|i\.e)\.$/u;
const OPENING = /^[\p{Ps}\p{Pi}]/u;

/** The smallest part of a text that a caption may begin or end with. */
type Piece = { readonly text: string; readonly hasSpaceBefore: boolean };

/**
 * Divides a text into captions of at most `MAX_LINE_CHARACTERS`, at the ends of sentences, then of clauses, then of
 * words. An empty line always ends a caption. Every word is kept; only white space and invisible characters change.
 */
export function transcriptLines(text: string): readonly string[] {
  return paragraphsOf(text.replaceAll(INVISIBLE, '')).flatMap((paragraph) => {
    const divided = sentencesOf(piecesOf(paragraph)).flatMap(divideSentence);
    return joinShort(divided).map(textOf);
  });
}

/** How long a text takes to say, in words. Where there are no spaces, two characters count as a word. */
export function spokenWords(text: string): number {
  const unspaced = [...text].filter((character) => WITHOUT_SPACES.test(character)).length;
  const spaced = text.split(/\s+/).filter((word) => word !== '' && !WITHOUT_SPACES.test(word));
  return Math.max(1, spaced.length + unspaced / 2);
}

/** The number of characters, with wide ones counted twice. */
function widthOf(text: string): number {
  return text.length + (text.match(WIDE)?.length ?? 0);
}

/** Paragraphs without line breaks: those inside come from the program that the text was copied from. */
function paragraphsOf(text: string): readonly string[] {
  const paragraphs: string[] = [];
  let isOpen = false;
  for (const line of text.split(LINE_BREAK)) {
    const words = line.split(SPACES).filter((word) => word !== '');
    const written = words.join(' ');
    // Nothing can be heard of a line of spaces.
    if (written.trim() === '') {
      isOpen = false;
      continue;
    }
    const last = paragraphs.length - 1;
    const before = paragraphs[last];
    if (!isOpen || before === undefined) paragraphs.push(written);
    else paragraphs[last] = `${before}${joinOf(before, written)}${written}`;
    isOpen = true;
  }
  return paragraphs;
}

/** The space between two lines; none in a script without spaces. */
function joinOf(before: string, after: string): string {
  const isUnspaced = WITHOUT_SPACES.test(before.slice(-1)) || /[。、！？」』）]$/u.test(before);
  return isUnspaced && WITHOUT_SPACES.test(after.slice(0, 1)) ? '' : ' ';
}

function piecesOf(paragraph: string): readonly Piece[] {
  return paragraph
    .split(' ')
    .flatMap((word) =>
      (WITHOUT_SPACES.test(word) ? wordsInside(word) : [word])
        .flatMap(fitting)
        .map((text, index) => ({ text, hasSpaceBefore: index === 0 })),
    );
}

/** The words of a text without spaces, each with the punctuation that belongs to it. */
function wordsInside(text: string): readonly string[] {
  const words: string[] = [];
  let opening = '';
  for (const { segment, isWordLike } of new Intl.Segmenter(undefined, {
    granularity: 'word',
  }).segment(text)) {
    const last = words.length - 1;
    if (isWordLike === true || (last < 0 && !OPENING.test(segment))) {
      words.push(`${opening}${segment}`);
      opening = '';
    } else if (OPENING.test(segment) || opening !== '') opening += segment;
    else words[last] += segment;
  }
  return opening === '' ? words : [...words, opening];
}

/** A word that is longer than a caption, such as a web address, in pieces that fit. */
function fitting(word: string): readonly string[] {
  if (widthOf(word) <= MAX_LINE_CHARACTERS) return [word];
  const pieces: string[] = [];
  let piece = '';
  let width = 0;
  for (const character of word) {
    const added = widthOf(character);
    if (width + added > MAX_LINE_CHARACTERS) {
      pieces.push(piece);
      piece = '';
      width = 0;
    }
    piece += character;
    width += added;
  }
  return [...pieces, piece];
}

function sentencesOf(pieces: readonly Piece[]): readonly (readonly Piece[])[] {
  const sentences: Piece[][] = [];
  let isOpen = false;
  for (const piece of pieces) {
    const current = isOpen ? sentences.at(-1) : undefined;
    if (current === undefined) sentences.push([piece]);
    else current.push(piece);
    isOpen = !SENTENCE_END.test(piece.text) || ABBREVIATION.test(piece.text);
  }
  return sentences;
}

/** The end of a clause is worth a caption that is longer or shorter by so many characters. */
const CLAUSE_WORTH = 24;

/** A sentence in captions of about the same length. */
function divideSentence(sentence: readonly Piece[]): readonly (readonly Piece[])[] {
  const parts: (readonly Piece[])[] = [];
  let from = 0;
  let left = widthOf(textOf(sentence));
  while (left > MAX_LINE_CHARACTERS) {
    const wanted = left / Math.ceil(left / MAX_LINE_CHARACTERS);
    let best = { to: from + 1, cost: Infinity, width: 0 };
    let width = 0;
    for (let at = from; at < sentence.length; at += 1) {
      const piece = sentence[at];
      if (piece === undefined) break;
      width += pieceWidth(piece, at === from);
      if (width > MAX_LINE_CHARACTERS && at > from) break;
      const cost = Math.abs(width - wanted) + (CLAUSE_END.test(piece.text) ? 0 : CLAUSE_WORTH);
      if (cost < best.cost) best = { to: at + 1, cost, width };
    }
    parts.push(sentence.slice(from, best.to));
    const next = sentence[best.to];
    left -= best.width + (next?.hasSpaceBefore === true ? 1 : 0);
    from = best.to;
  }
  return from < sentence.length ? [...parts, sentence.slice(from)] : parts;
}

function joinShort(parts: readonly (readonly Piece[])[]): readonly (readonly Piece[])[] {
  const joined: (readonly Piece[])[] = [];
  for (const part of parts) {
    const before = joined.at(-1);
    const both = before === undefined ? null : [...before, ...part];
    if (both !== null && widthOf(textOf(both)) <= JOINED_CHARACTERS) joined.splice(-1, 1, both);
    else joined.push(part);
  }
  return joined;
}

function pieceWidth({ text, hasSpaceBefore }: Piece, isFirst: boolean): number {
  return widthOf(text) + (hasSpaceBefore && !isFirst ? 1 : 0);
}

function textOf(pieces: readonly Piece[]): string {
  return pieces
    .map(({ text, hasSpaceBefore }, index) => (hasSpaceBefore && index > 0 ? ` ${text}` : text))
    .join('');
}
