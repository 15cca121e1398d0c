import { birrarungMarr } from './birrarung-marr.ts';
import { cover } from './cover.ts';
import { evanWalkerBridge } from './evan-walker-bridge.ts';
import { federationSquare } from './federation-square.ts';
import { pollyWoodside } from './polly-woodside.ts';
import { princesBridge } from './princes-bridge.ts';
import { sandridgeBridge } from './sandridge-bridge.ts';
import { southbankPromenade } from './southbank-promenade.ts';

export const theUpsideDownRiver = {
  cover,
  'princes-bridge': princesBridge,
  'federation-square': federationSquare,
  'birrarung-marr': birrarungMarr,
  'evan-walker-bridge': evanWalkerBridge,
  'southbank-promenade': southbankPromenade,
  'sandridge-bridge': sandridgeBridge,
  'polly-woodside': pollyWoodside,
};
