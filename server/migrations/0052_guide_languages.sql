-- The languages that visitors can choose from are those of guides on sale: each is looked up in this index.
CREATE INDEX guides_by_language ON guides (language) WHERE listing = 'live';
