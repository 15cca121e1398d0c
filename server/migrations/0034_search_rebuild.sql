-- The same documents as before for a fraction of the work.

-- Reading an entry several times is left to tsvector, which merges the fields of a word. Each word is there once for each
-- field, so that the text doesn't outgrow what a tsvector can be read from.
CREATE OR REPLACE FUNCTION search_vector(title text, names text, author text, description text, inside text)
RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  WITH said AS (
    SELECT DISTINCT left(word, 40) AS word, field
      FROM (SELECT string_to_table(title, ' '), 'title' UNION ALL SELECT string_to_table(names, ' '), 'name'
            UNION ALL SELECT string_to_table(author, ' '), 'name' UNION ALL SELECT string_to_table(description, ' '), 'description'
            UNION ALL SELECT string_to_table(inside, ' '), 'inside') AS every (word, field)
     WHERE word <> ''
  )
  SELECT coalesce(string_agg(CASE field WHEN 'title' THEN word || ':1A =' || word || ' ~' || word
                                        WHEN 'name' THEN word || ':2B ~' || word
                                        WHEN 'description' THEN word || ':3C'
                                        ELSE word || ':4D' END, ' '), '')::tsvector FROM said
$$;

CREATE OR REPLACE FUNCTION search_documents_of(ids integer[]) RETURNS SETOF search_documents LANGUAGE sql STABLE AS $$
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
                         -- A filter, so that what is inside a closed guide isn't even read: a CASE around it would be too late.
                         coalesce(left(string_agg(search_prose(left(p.description, 4000)), ' ') FILTER (WHERE g.is_public),
                                       100000), '') AS inside
                    FROM places p WHERE p.guide_id = g.id AND p.listing = 'live') places
   WHERE g.id = ANY (ids) AND g.listing = 'live'
$$;

-- Its indexes are built of what is there: filling them row by row takes many times as long, the more so the larger they get.
CREATE OR REPLACE FUNCTION rebuild_search() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  names       text;
  definitions text[];
  definition  text;
BEGIN
  TRUNCATE search_documents, search_authors, search_words;
  SELECT string_agg(indexrelid::regclass::text, ', '), array_agg(pg_get_indexdef(indexrelid)) INTO names, definitions
    FROM pg_index WHERE indrelid IN ('search_documents'::regclass, 'search_words'::regclass) AND NOT indisprimary;
  EXECUTE 'DROP INDEX ' || names;
  INSERT INTO search_documents SELECT * FROM search_documents_of(ARRAY(SELECT id FROM guides WHERE listing = 'live'));
  INSERT INTO search_authors SELECT u.id, search_vector(search_fold(u.name), '', '', '', '')
    FROM users u WHERE u.id IN (SELECT author_id FROM search_documents);
  PERFORM recount_search_words();
  FOREACH definition IN ARRAY definitions LOOP EXECUTE definition; END LOOP;
END $$;
