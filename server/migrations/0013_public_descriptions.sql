-- The description helps to sell a guide, so everyone reads all of it and no shorter text is kept beside it.
ALTER TABLE guides DROP COLUMN summary;
