-- The language a guide is told in, without its region (BCP 47).
ALTER TABLE guides ADD COLUMN language text NOT NULL DEFAULT 'en' CHECK (length(language) <= 3 AND language ~ '^[a-z]{2,3}$');
ALTER TABLE pending_guides ADD COLUMN language text NOT NULL DEFAULT 'en' CHECK (length(language) <= 3 AND language ~ '^[a-z]{2,3}$');
-- Another fact of the whole guide, like place_count.
ALTER TABLE guides ADD COLUMN has_audio boolean NOT NULL DEFAULT false;
UPDATE guides g SET has_audio = true
 WHERE audio_uri IS NOT NULL
    OR EXISTS (SELECT FROM places p WHERE p.guide_id = g.id AND p.listing = 'live' AND p.audio_uri IS NOT NULL);

-- A text as words to compare: lower case, without accents, single spaces between. domain/search/fold.ts does the same to
-- what people search for, and a test compares the two. It is written out rather than left to unaccent and to the locale,
-- which differ from server to server: an index must not.
CREATE FUNCTION search_fold(source text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  -- Dashes and quotes are all that most English texts have beside ASCII. “Queen’s” and “Queens” are the same word.
  folded text := translate(source, U&'\2013\2014\201C\201D''\2018\2019\02BC', '  ""');
BEGIN
  IF octet_length(folded) = length(folded) THEN
    RETURN btrim(regexp_replace(lower(folded), '[^a-z0-9]+', ' ', 'g'));
  END IF;
  folded := regexp_replace(lower(normalize(folded, NFKD)), '[\u0300-\u036f]+', '', 'g');
  IF octet_length(folded) = length(folded) THEN
    RETURN btrim(regexp_replace(folded, '[^a-z0-9]+', ' ', 'g'));
  END IF;
  -- Capitals that lower() leaves alone in the C locale, and letters that have no decomposition.
  folded := translate(folded,
    'ÆŒÞẞØĐÐŁĦΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЄІЂЈЉЊЋЏҐςøđðłħı',
    'æœþßoddlhαβγδεζηθικλμνξοπρστυφχψωабвгдежзиклмнопрстуфхцчшщъыьэюяєіђјљњћџґσoddlhi');
  folded := replace(replace(replace(replace(replace(folded, 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), 'ß', 'ss'), 'ŋ', 'ng');
  RETURN btrim(regexp_replace(folded,
    '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u02b0-\u02ff\u2000-\u2bff\u3000-\u303f\ufe10-\ufe6f\uff00-\uff0f\U0001f000-\U0001faff]+',
    ' ', 'g'));
END $$;

-- A description as people read it: without the addresses of its links and images.
CREATE FUNCTION search_prose(markdown text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN
  IF position('](' IN markdown) = 0 AND position('://' IN markdown) = 0 THEN RETURN search_fold(markdown); END IF;
  RETURN search_fold(regexp_replace(markdown, '\]\([^)]*\)|[a-z0-9]+://[^[:space:]]+', ' ', 'g'));
END $$;

-- One document per guide on sale, kept in step by the triggers below and by nothing else. What is inside a closed guide never enters it: an answer must not be a way to read that.
CREATE TABLE search_documents (
  guide_id         integer PRIMARY KEY,
  author_id        integer NOT NULL,
  price_cents      integer NOT NULL,
  duration_minutes integer,
  -- Half of what orders guides with equal matches: how well it is rated, and by how many.
  quality          real NOT NULL,
  has_audio        boolean NOT NULL,
  language         text NOT NULL,
  location         point,
  -- Every word once, with the fields that it is in: title A, places and author B, description C, inside D. Words of titles
  -- also as =word, and words of titles, places and author as ~word, because the index has no weights.
  words            tsvector NOT NULL,
  title            text NOT NULL,
  -- |titles of places, each as words|, to find several words that belong together.
  names            text NOT NULL
) WITH (toast_tuple_target = 128);
-- Hundreds of rows are read to choose among; the long values only of those that are left.
ALTER TABLE search_documents ALTER COLUMN words SET STORAGE EXTERNAL, ALTER COLUMN title SET STORAGE EXTERNAL,
  ALTER COLUMN names SET STORAGE EXTERNAL;
-- Without a pending list, which every search would have to read through.
CREATE INDEX search_documents_words ON search_documents USING gin (words) WITH (fastupdate = off);
CREATE INDEX search_documents_best ON search_documents (quality DESC, guide_id);
CREATE INDEX search_documents_on_map ON search_documents USING gist (location);
CREATE INDEX search_documents_of_author ON search_documents (author_id);

CREATE TABLE search_authors (
  author_id integer PRIMARY KEY,
  words     tsvector NOT NULL
);
CREATE INDEX search_authors_words ON search_authors USING gin (words) WITH (fastupdate = off);

-- Every word of the documents, to complete what is being typed and to correct what was mistyped. The counts are only as
-- good as the hourly recount: nobody waits for another's words.
CREATE TABLE search_words (
  word   text PRIMARY KEY,
  -- In how many guides, and in how many titles, places or authors.
  guides integer NOT NULL,
  named  integer NOT NULL
);
CREATE INDEX search_words_alike ON search_words USING gin (word gin_trgm_ops) WITH (fastupdate = off);
CREATE INDEX search_words_by_1 ON search_words (left(word, 1) COLLATE "C", named DESC);
CREATE INDEX search_words_by_2 ON search_words (left(word, 2) COLLATE "C", named DESC);
CREATE INDEX search_words_by_3 ON search_words (left(word, 3) COLLATE "C", named DESC);

CREATE FUNCTION search_vector(title text, names text, author text, description text, inside text) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  WITH said AS (
    SELECT DISTINCT left(word, 40) AS word, field
      FROM (SELECT string_to_table(title, ' '), '1A' UNION ALL SELECT string_to_table(names, ' '), '2B'
            UNION ALL SELECT string_to_table(author, ' '), '2B' UNION ALL SELECT string_to_table(description, ' '), '3C'
            UNION ALL SELECT string_to_table(inside, ' '), '4D') AS every (word, field)
     WHERE word <> ''
  ), entries AS (
    SELECT word || ':' || string_agg(field, ',') AS entry FROM said GROUP BY word
    UNION ALL SELECT '=' || word FROM said WHERE field = '1A'
    UNION ALL SELECT '~' || word FROM said WHERE field IN ('1A', '2B') GROUP BY word
  )
  SELECT coalesce(string_agg(entry, ' '), '')::tsvector FROM entries
$$;

-- The documents of those guides that are on sale, as they ought to be. Texts are cut where a document would get too long.
CREATE FUNCTION search_documents_of(ids integer[]) RETURNS SETOF search_documents LANGUAGE sql STABLE AS $$
  SELECT g.id, g.author_id, g.price_cents, g.duration_minutes,
         -- Between 0 and 1. A guide without ratings has a middling one; a thousand ratings are as good as more.
         (0.6 * ((g.rating_sum + 17.5) / (g.rating_count + 5) - 1) / 4
          + 0.4 * least(1, ln(1 + g.rating_count) / ln(1001)))::real,
         g.has_audio, g.language, g.location,
         search_vector(search_fold(g.title), replace(places.names, '|', ' '), search_fold(u.name),
                       search_prose(g.description), places.inside),
         search_fold(g.title), places.names
    FROM guides g JOIN users u ON u.id = g.author_id,
         LATERAL (SELECT '|' || coalesce(string_agg(search_fold(p.title), '|' ORDER BY p.position NULLS LAST, p.id) || '|', '')
                           AS names,
                         CASE WHEN g.is_public
                           THEN coalesce(left(string_agg(search_prose(left(p.description, 4000)), ' '), 100000), '')
                           ELSE '' END AS inside
                    FROM places p WHERE p.guide_id = g.id AND p.listing = 'live') places
   WHERE g.id = ANY (ids) AND g.listing = 'live'
$$;

CREATE FUNCTION plain_search_words(vector tsvector) RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT word FROM unnest(tsvector_to_array(vector)) word WHERE word !~ '^[=~]'
$$;

CREATE FUNCTION refresh_search_document(id integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  before search_documents;
  after  search_documents;
BEGIN
  -- Of two changes at once, the second sees what the first has done.
  PERFORM FROM guides WHERE guides.id = refresh_search_document.id FOR NO KEY UPDATE;
  SELECT * INTO before FROM search_documents WHERE guide_id = id;
  SELECT * INTO after FROM search_documents_of(ARRAY[id]);
  IF after.guide_id IS NULL THEN
    DELETE FROM search_documents WHERE guide_id = id;
  ELSE
    INSERT INTO search_documents SELECT after.*
    ON CONFLICT (guide_id) DO UPDATE SET author_id = excluded.author_id, price_cents = excluded.price_cents,
      duration_minutes = excluded.duration_minutes, quality = excluded.quality, has_audio = excluded.has_audio,
      language = excluded.language, location = excluded.location, words = excluded.words, title = excluded.title,
      names = excluded.names;
    INSERT INTO search_authors SELECT u.id, search_vector(search_fold(u.name), '', '', '', '')
      FROM users u WHERE u.id = after.author_id
    ON CONFLICT (author_id) DO UPDATE SET words = excluded.words WHERE search_authors.words <> excluded.words;
  END IF;
  DELETE FROM search_authors a WHERE a.author_id = before.author_id
     AND NOT EXISTS (SELECT FROM search_documents d WHERE d.author_id = a.author_id);
  IF after.words IS NOT DISTINCT FROM before.words THEN RETURN; END IF;
  -- In the order of words, so that two changes at once don't wait for each other in a circle.
  INSERT INTO search_words (word, guides, named)
  SELECT word, 1, 1 FROM plain_search_words(after.words) word
  EXCEPT SELECT word, 1, 1 FROM plain_search_words(before.words) word ORDER BY 1
  ON CONFLICT (word) DO NOTHING;
  -- A word that is in no guide any more is forgotten at once: it may have been a name. Frequent words need no look.
  DELETE FROM search_words v
   WHERE v.word IN (SELECT v2.word FROM search_words v2
                     WHERE v2.guides <= 5 AND v2.word IN (SELECT word FROM plain_search_words(before.words) word
                                                          EXCEPT SELECT word FROM plain_search_words(after.words) word)
                     ORDER BY v2.word FOR UPDATE)
     AND NOT EXISTS (SELECT FROM search_documents d WHERE d.words @@ quote_literal(v.word)::tsquery);
END $$;

-- The guides that a transaction has changed, each once, however many of their places it saves. Refreshed when it commits,
-- and empty to everyone else.
CREATE TABLE search_changes (
  guide_id    integer NOT NULL,
  transaction xid8 NOT NULL DEFAULT pg_current_xact_id(),
  PRIMARY KEY (guide_id, transaction)
);
CREATE FUNCTION refresh_changed_document() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_changes WHERE guide_id = NEW.guide_id AND transaction = NEW.transaction;
  PERFORM refresh_search_document(NEW.guide_id);
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER search_changes_refresh AFTER INSERT ON search_changes
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refresh_changed_document();

CREATE FUNCTION note_search_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  CASE TG_TABLE_NAME || ' ' || TG_OP
  WHEN 'guides INSERT' THEN
    INSERT INTO search_changes SELECT id FROM new_rows WHERE listing = 'live' ORDER BY id ON CONFLICT DO NOTHING;
  WHEN 'guides UPDATE' THEN
    INSERT INTO search_changes
    SELECT n.id FROM new_rows n JOIN old_rows o ON o.id = n.id
     WHERE (o.listing = 'live' OR n.listing = 'live')
       AND (o.title, o.description, o.location::text, o.price_cents, o.is_public, o.author_id, o.listing, o.has_audio,
            o.duration_minutes, o.language, o.rating_sum, o.rating_count)
           IS DISTINCT FROM
           (n.title, n.description, n.location::text, n.price_cents, n.is_public, n.author_id, n.listing, n.has_audio,
            n.duration_minutes, n.language, n.rating_sum, n.rating_count)
     ORDER BY n.id ON CONFLICT DO NOTHING;
  WHEN 'places INSERT' THEN
    INSERT INTO search_changes SELECT DISTINCT guide_id FROM new_rows WHERE listing = 'live' ORDER BY guide_id
    ON CONFLICT DO NOTHING;
  WHEN 'places UPDATE' THEN
    INSERT INTO search_changes
    SELECT DISTINCT unnest(ARRAY[o.guide_id, n.guide_id]) AS id FROM new_rows n JOIN old_rows o ON o.id = n.id
     WHERE (o.guide_id, o.position, o.title, o.description, o.listing)
           IS DISTINCT FROM (n.guide_id, n.position, n.title, n.description, n.listing)
     ORDER BY id ON CONFLICT DO NOTHING;
  WHEN 'guides DELETE' THEN
    INSERT INTO search_changes SELECT id FROM old_rows ORDER BY id ON CONFLICT DO NOTHING;
  WHEN 'places DELETE' THEN
    INSERT INTO search_changes SELECT DISTINCT guide_id FROM old_rows ORDER BY guide_id ON CONFLICT DO NOTHING;
  END CASE;
  RETURN NULL;
END $$;
CREATE TRIGGER guides_inserted_for_search AFTER INSERT ON guides
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_search_changes();
CREATE TRIGGER guides_updated_for_search AFTER UPDATE ON guides
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_search_changes();
CREATE TRIGGER guides_deleted_for_search AFTER DELETE ON guides
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION note_search_changes();
CREATE TRIGGER places_inserted_for_search AFTER INSERT ON places
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_search_changes();
CREATE TRIGGER places_updated_for_search AFTER UPDATE ON places
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_search_changes();
CREATE TRIGGER places_deleted_for_search AFTER DELETE ON places
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION note_search_changes();

CREATE FUNCTION note_renamed_author() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_changes SELECT guide_id FROM search_documents WHERE author_id = NEW.id ORDER BY guide_id
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER users_renamed_for_search AFTER UPDATE OF name ON users
  FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION note_renamed_author();

-- Counts every word again. One statement, so that words which arrive meanwhile are neither counted nor removed.
CREATE FUNCTION recount_search_words() RETURNS void LANGUAGE sql AS $$
  WITH stat AS MATERIALIZED (SELECT word, ndoc FROM ts_stat('SELECT words FROM search_documents')),
  counted AS MATERIALIZED (
    SELECT plain.word, plain.ndoc AS guides, coalesce(named.ndoc, 0) AS named
      FROM stat plain LEFT JOIN stat named ON named.word = '~' || plain.word WHERE plain.word !~ '^[=~]'
  ), gone AS (
    DELETE FROM search_words v WHERE NOT EXISTS (SELECT FROM counted c WHERE c.word = v.word)
  )
  INSERT INTO search_words AS v SELECT word, guides, named FROM counted ORDER BY word
  ON CONFLICT (word) DO UPDATE SET guides = excluded.guides, named = excluded.named
   WHERE (v.guides, v.named) <> (excluded.guides, excluded.named)
$$;

-- Builds the whole index at once: for what was published before there was one, and after a load without triggers.
CREATE FUNCTION rebuild_search() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  TRUNCATE search_documents, search_authors, search_words;
  INSERT INTO search_documents SELECT * FROM search_documents_of(ARRAY(SELECT id FROM guides WHERE listing = 'live'));
  INSERT INTO search_authors SELECT u.id, search_vector(search_fold(u.name), '', '', '', '')
    FROM users u WHERE u.id IN (SELECT author_id FROM search_documents);
  PERFORM recount_search_words();
END $$;
SELECT rebuild_search();

-- What is searched for, without who: texts by month, and how many searches there were by day. Of those who searched, a
-- row has 64 buckets that they fall into by a keyed hash: never more buckets than people, and nobody has one alone.
CREATE TABLE search_days (
  day      date PRIMARY KEY,
  searches integer NOT NULL
);
CREATE TABLE search_texts (
  month    date NOT NULL,
  words    text NOT NULL CHECK (length(words) <= 200),
  searches integer NOT NULL,
  seekers  bit(64) NOT NULL,
  PRIMARY KEY (month, words)
);
-- The guides that were shown first for a text.
CREATE TABLE search_shown (
  month    date NOT NULL,
  guide_id integer NOT NULL REFERENCES guides ON DELETE CASCADE,
  words    text NOT NULL CHECK (length(words) <= 200),
  searches integer NOT NULL,
  seekers  bit(64) NOT NULL,
  PRIMARY KEY (guide_id, month, words)
);
