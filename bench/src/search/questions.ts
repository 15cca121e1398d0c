import { JUDGED_SEARCHES } from '../../../server/src/testing/catalogue/judged-searches.ts';
import type { KnownKey } from '../../../server/src/testing/catalogue/known-guides.ts';

export type Question = { readonly text: string; readonly typing: boolean };

/** Words that occur in very many guides, and texts that are hard for an index. */
const HARD = [
  'street',
  'walk',
  'coffee',
  'a',
  'the old door to the market is open until the bells',
  'ghosts harbour lantern midnight murder cellar whisper grave',
  'melborne cofee roastres',
  'x'.repeat(200),
];

/** The searches that are sent with Enter. */
export const SEARCHES: readonly Question[] = [
  ...JUDGED_SEARCHES.filter(({ typing }) => typing !== true).map(({ text }) => text),
  ...HARD,
].map((text) => ({ text, typing: false }));

const TYPED = [
  'melbourne street art',
  'coffee crawl through',
  'kyoto gardens',
  'degraves street',
  'ghosts of edinbrugh',
  'mirka wong',
];

/** The searches that are sent for every letter. */
export const KEYSTROKES: readonly Question[] = TYPED.flatMap((text) =>
  [...text].map((_, index) => ({ text: text.slice(0, index + 1), typing: true })),
);

export type Found = (question: Question) => Promise<readonly number[]>;

/** The share of judged searches that find the expected guide among the first five. */
export async function judge(find: Found, known: ReadonlyMap<number, KnownKey>): Promise<number> {
  let right = 0;
  for (const { text, finds, typing = false } of JUDGED_SEARCHES) {
    const first = (await find({ text, typing })).slice(0, 5);
    const isRight =
      finds === null ? first.length === 0 : first.some((id) => known.get(id) === finds);
    if (isRight) right += 1;
  }
  return right / JUDGED_SEARCHES.length;
}

/** The time of each question in milliseconds, one after the other. */
export async function timesOf(
  find: Found,
  questions: readonly Question[],
  rounds: number,
): Promise<readonly number[]> {
  for (const question of questions) await find(question);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const question of questions) {
      const begun = performance.now();
      await find(question);
      times.push(performance.now() - begun);
    }
  }
  return times;
}
