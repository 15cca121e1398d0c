import { once } from 'node:events';
import { foldText } from '@laneway/domain/search/fold';
import { makeCatalogue } from '../catalogue/make-catalogue.ts';
import { start } from '../processes.ts';
import { quantile } from '../quantile.ts';
import { judge, KEYSTROKES, type Question, SEARCHES, timesOf } from './questions.ts';

/** A guide as Laneway indexes it, without the content of a closed guide. */
export type PeerDocument = {
  readonly id: number;
  readonly title: string;
  readonly names: string;
  readonly description: string;
  readonly inside: string;
};

export type SearchPeer = {
  readonly add: (document: PeerDocument) => void;
  readonly ready: () => void;
  readonly find: (question: Question) => readonly number[];
};

export type PeerOrder = { readonly guides: number; readonly rounds: number };

export type PeerFigures = {
  readonly buildMs: number;
  readonly residentBytes: number;
  readonly searchP50: number;
  readonly searchP95: number;
  readonly keystrokeP95: number;
  readonly recall: number;
};

/** Measures a peer in this process, as its parent requests. */
export function servePeer(peer: SearchPeer): void {
  process.once('message', (order: PeerOrder) => {
    void measure(peer, order).then((figures) => process.send?.(figures));
  });
}

async function measure(peer: SearchPeer, { guides, rounds }: PeerOrder): Promise<PeerFigures> {
  const catalogue = makeCatalogue(guides);
  const names = new Map(catalogue.authors.map(({ id, name }) => [id, name]));
  let buildMs = 0;
  for (const guide of catalogue.guides()) {
    const titles = guide.places.map(({ title }) => title);
    const document: PeerDocument = {
      id: guide.id,
      title: foldText(guide.title),
      names: foldText([...titles, names.get(guide.authorId) ?? ''].join(' ')),
      description: foldText(guide.description),
      inside: guide.isPublic
        ? foldText(guide.places.map(({ description }) => description).join(' '))
        : '',
    };
    const begun = performance.now();
    peer.add(document);
    buildMs += performance.now() - begun;
  }
  const begun = performance.now();
  peer.ready();
  buildMs += performance.now() - begun;
  const find = async ({ text, typing }: Question) => peer.find({ text: foldText(text), typing });
  const searches = await timesOf(find, SEARCHES, rounds);
  const keystrokes = await timesOf(find, KEYSTROKES, rounds);
  return {
    buildMs,
    residentBytes: process.memoryUsage.rss(),
    searchP50: quantile(searches, 0.5),
    searchP95: quantile(searches, 0.95),
    keystrokeP95: quantile(keystrokes, 0.95),
    recall: await judge(find, catalogue.known),
  };
}

/** Starts a peer, lets it measure, and stops it. */
export async function measurePeer(script: URL, order: PeerOrder): Promise<PeerFigures> {
  const peer = start({ script, core: 'server' });
  peer.process.send(order);
  const [figures] = (await once(peer.process, 'message')) as [PeerFigures];
  await peer.stop();
  return figures;
}
