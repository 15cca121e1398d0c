-- The hourly job and a call by hand wrote the same rows in different orders, which ended in a deadlock. Whoever comes
-- second waits, and then counts what is there by then.
CREATE FUNCTION wait_for_search_recount() RETURNS void LANGUAGE sql AS $$
  SELECT pg_advisory_xact_lock(hashtext('recount_search_words'))
$$;

CREATE OR REPLACE FUNCTION recount_search_words() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM wait_for_search_recount();
  WITH stat AS MATERIALIZED (SELECT word, ndoc FROM ts_stat('SELECT words FROM search_documents')),
  counted AS MATERIALIZED (
    SELECT plain.word, plain.ndoc AS guides, coalesce(named.ndoc, 0) AS named
      FROM stat plain LEFT JOIN stat named ON named.word = '~' || plain.word WHERE plain.word !~ '^[=~]'
  ), gone AS (
    DELETE FROM search_words v WHERE NOT EXISTS (SELECT FROM counted c WHERE c.word = v.word)
  )
  INSERT INTO search_words AS v SELECT word, guides, named FROM counted ORDER BY word
  ON CONFLICT (word) DO UPDATE SET guides = excluded.guides, named = excluded.named
   WHERE (v.guides, v.named) <> (excluded.guides, excluded.named);
END $$;

-- It truncates what the other function writes, so it waits before that.
CREATE OR REPLACE FUNCTION rebuild_search() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  names       text;
  definitions text[];
  definition  text;
BEGIN
  PERFORM wait_for_search_recount();
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
