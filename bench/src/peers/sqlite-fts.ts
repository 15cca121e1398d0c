// SQLite's FTS5 in memory, ranked by bm25 with the same order of fields. It doesn't correct typos.
import { DatabaseSync } from 'node:sqlite';
import { servePeer } from '../search/peer-process.ts';

const db = new DatabaseSync(':memory:');
db.exec(
  `CREATE VIRTUAL TABLE guides USING fts5 (title, names, description, inside, prefix = '1 2 3'); BEGIN`,
);
const insert = db.prepare(
  'INSERT INTO guides (rowid, title, names, description, inside) VALUES (?, ?, ?, ?, ?)',
);
const search = db.prepare(
  'SELECT rowid AS id FROM guides WHERE guides MATCH ? ORDER BY bm25(guides, 4, 3, 2, 1) LIMIT 20',
);

servePeer({
  add: ({ id, title, names, description, inside }) => {
    insert.run(id, title, names, description, inside);
  },
  ready: () => db.exec(`COMMIT; INSERT INTO guides (guides) VALUES ('optimize')`),
  find: ({ text, typing }) => {
    if (text === '') return [];
    const query = text
      .split(' ')
      .map((word) => `"${word}"`)
      .join(' AND ');
    return search.all(typing ? `${query}*` : query).map(({ id }) => Number(id));
  },
});
