-- What creators say about themselves, on the page with their guides.
ALTER TABLE users ADD COLUMN bio text CHECK (length(bio) <= 600);

-- A creator's guides on sale in the order of their page, and whether there are any.
CREATE INDEX guides_live_of_author ON guides (author_id, published_at DESC, id DESC) WHERE listing = 'live';

-- The page of a creator is one of the answers that are kept, and ends with the role.
DROP TRIGGER users_announce ON users;
CREATE TRIGGER users_announce AFTER UPDATE OF name, bio, role ON users
  FOR EACH ROW WHEN ((OLD.name, OLD.bio, OLD.role) IS DISTINCT FROM (NEW.name, NEW.bio, NEW.role))
  EXECUTE FUNCTION announce_author_change();
