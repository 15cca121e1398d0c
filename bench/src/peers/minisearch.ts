// MiniSearch in memory, with fuzzy matching by the same rule as ours and prefixes for the word being typed.
import { allowedEdits } from '@laneway/domain/search/typos';
import MiniSearch from 'minisearch';
import { type PeerDocument, servePeer } from '../search/peer-process.ts';

const index = new MiniSearch<PeerDocument>({
  fields: ['title', 'names', 'description', 'inside'],
  tokenize: (text) => text.split(' '),
  processTerm: (term) => term || null,
});
const boost = { title: 4, names: 3, description: 2, inside: 1 };

servePeer({
  add: (document) => index.add(document),
  ready: () => {},
  find: ({ text, typing }) => {
    const words = text.split(' ').length;
    return index
      .search(text, {
        boost,
        combineWith: 'AND',
        fuzzy: (term) => allowedEdits(term),
        prefix: (_, position) => typing && position === words - 1,
      })
      .slice(0, 20)
      .map(({ id }) => id as number);
  },
});
