-- Published texts as people read them, stored with their rows, so that a search shows parts of them without reading
-- Markdown. Every step looks at each character a fixed number of times: whatever was published, the work is linear.
-- domain/search/snippet.ts (proseOf) does the same for guides on a device, and a test compares the two.

-- Replaces links, or with '![' images, by their label, or by a space where labels aren't kept. A label has no ']' and an
-- address no ')'. A regular expression would look for the end of every '](' anew.
CREATE FUNCTION replace_links(markdown text, opening text, keep_labels boolean) RETURNS text
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  pieces  text[];
  piece   text;
  result  text[] := '{}';
  -- What follows an address that hasn't ended yet, in case it never does.
  unended text[] := NULL;
  label   text;
  at      integer;
BEGIN
  IF position('](' IN markdown) = 0 THEN RETURN markdown; END IF;
  -- Every piece but the first follows a ']'.
  pieces := string_to_array(markdown, ']');
  FOR n IN 1 .. cardinality(pieces) LOOP
    piece := pieces[n];
    IF unended IS NOT NULL THEN
      at := position(')' IN piece);
      IF at = 0 THEN
        unended := unended || (']' || piece);
        CONTINUE;
      END IF;
      result := result || CASE WHEN keep_labels THEN label ELSE ' ' END;
      unended := NULL;
      piece := substr(piece, at + 1);
    ELSIF n > 1 THEN
      result := result || ']'::text;
    END IF;
    at := position(opening IN piece);
    IF at > 0 AND left(pieces[n + 1], 1) = '(' THEN
      result := result || left(piece, at - 1);
      label := substr(piece, at + length(opening));
      unended := '{}';
    ELSE
      result := result || piece;
    END IF;
  END LOOP;
  IF unended IS NOT NULL THEN result := result || opening || label || array_to_string(unended, ''); END IF;
  RETURN array_to_string(result, '');
END $$;

-- Each character that is white space in JavaScript as a space.
CREATE FUNCTION with_plain_spaces(source text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  spaced text := translate(source, E'\t\n\u000B\f\r', '     ');
BEGIN
  IF octet_length(spaced) = length(spaced) THEN RETURN spaced; END IF;
  RETURN regexp_replace(spaced, '[\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]', ' ', 'g');
END $$;

-- Leaves out the words of a text with plain spaces that are web addresses.
CREATE FUNCTION without_web_addresses(spaced text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN
  IF position('://' IN spaced) = 0 THEN RETURN spaced; END IF;
  RETURN coalesce((SELECT string_agg(word, ' ' ORDER BY place)
                     FROM string_to_table(spaced, ' ') WITH ORDINALITY AS words (word, place)
                    WHERE word NOT LIKE '_%://_%'), '');
END $$;

CREATE FUNCTION prose_of(markdown text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  prose text := replace_links(replace_links(markdown, '![', false), '[', true);
BEGIN
  prose := translate(without_web_addresses(with_plain_spaces(prose)), '#>|*_`', '   ');
  RETURN btrim(regexp_replace(regexp_replace(prose, '~{3,}', ' ', 'g'), ' {2,}', ' ', 'g'), ' ');
END $$;

-- The words of a description for the index: those of images too, which people may read instead of seeing them.
CREATE OR REPLACE FUNCTION search_prose(markdown text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  labelled text := replace_links(markdown, '[', true);
BEGIN
  IF position('://' IN labelled) = 0 THEN RETURN search_fold(labelled); END IF;
  RETURN search_fold(without_web_addresses(with_plain_spaces(labelled)));
END $$;

ALTER TABLE guides ADD COLUMN prose text NOT NULL GENERATED ALWAYS AS (prose_of(description)) STORED;
ALTER TABLE places ADD COLUMN prose text NOT NULL GENERATED ALWAYS AS (prose_of(description)) STORED;

-- Searches are counted by their words, sorted, so that the same words in another order are the same search. `words` is
-- how it was written first, for people to read.
CREATE FUNCTION sorted_words(words text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce(string_agg(DISTINCT word, ' ' ORDER BY word), '')
    FROM (SELECT string_to_table(words, ' ') COLLATE "C") AS said (word)
$$;
CREATE TEMP TABLE counted_texts ON COMMIT DROP AS
  SELECT month, sorted_words(words) AS key, (array_agg(words ORDER BY searches DESC, words))[1] AS words,
         sum(searches)::integer AS searches, bit_or(seekers) AS seekers
    FROM search_texts GROUP BY month, sorted_words(words);
CREATE TEMP TABLE counted_shown ON COMMIT DROP AS
  SELECT month, guide_id, sorted_words(words) AS key, (array_agg(words ORDER BY searches DESC, words))[1] AS words,
         sum(searches)::integer AS searches, bit_or(seekers) AS seekers
    FROM search_shown GROUP BY month, guide_id, sorted_words(words);
DROP FUNCTION sorted_words;
TRUNCATE search_texts, search_shown;
ALTER TABLE search_texts DROP CONSTRAINT search_texts_pkey,
  ADD COLUMN key text NOT NULL CHECK (length(key) <= 200), ADD PRIMARY KEY (month, key);
ALTER TABLE search_shown DROP CONSTRAINT search_shown_pkey,
  ADD COLUMN key text NOT NULL CHECK (length(key) <= 200), ADD PRIMARY KEY (guide_id, month, key);
INSERT INTO search_texts (month, key, words, searches, seekers)
  SELECT month, key, words, searches, seekers FROM counted_texts;
INSERT INTO search_shown (month, guide_id, key, words, searches, seekers)
  SELECT month, guide_id, key, words, searches, seekers FROM counted_shown;
