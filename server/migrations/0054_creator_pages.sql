-- What a creator's page shows besides their description. domain/creators/profile-links.ts has the rules.
ALTER TABLE users
  ADD COLUMN links text[] NOT NULL DEFAULT '{}' CHECK (cardinality(links) <= 5),
  -- Part of the portrait's address, so that browsers may keep it until it changes; null without one.
  ADD COLUMN portrait_version text;

-- Our own rendition of the portrait. It is small and belongs to one account, so it is deleted and backed up with it.
CREATE TABLE portraits (
  user_id integer PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  bytes   bytea NOT NULL CHECK (octet_length(bytes) <= 500000)
);

DROP TRIGGER users_announce ON users;
CREATE TRIGGER users_announce AFTER UPDATE OF name, bio, role, links, portrait_version ON users
  FOR EACH ROW WHEN ((OLD.name, OLD.bio, OLD.role, OLD.links, OLD.portrait_version)
                     IS DISTINCT FROM (NEW.name, NEW.bio, NEW.role, NEW.links, NEW.portrait_version))
  EXECUTE FUNCTION announce_author_change();
