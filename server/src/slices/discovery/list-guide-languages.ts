import type { GuideLanguages } from '@laneway/contract/discovery';
import { LANGUAGES } from '@laneway/domain/guides/languages';
import { type Queryable, statement } from '../../platform/database/database.ts';

const TAGS = LANGUAGES.map(({ tag }) => tag);

/** One lookup in an index for each language, however many guides there are. */
const LIVE_LANGUAGES = statement<{ tag: string }>(
  'discovery.languages',
  `SELECT asked.tag FROM unnest($1::text[]) WITH ORDINALITY AS asked (tag, place)
    WHERE EXISTS (SELECT FROM guides g WHERE g.listing = 'live' AND g.language = asked.tag)
    ORDER BY asked.place`,
);

/** The languages in which there are guides on sale, in the order of the list of languages. */
export async function listGuideLanguages(db: Queryable): Promise<GuideLanguages> {
  const rows = await db.query(LIVE_LANGUAGES, [TAGS]);
  return { languages: rows.map(({ tag }) => tag) };
}
