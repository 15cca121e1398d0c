import type { Config } from './config.ts';
import type { Database } from './platform/database/database.ts';
import type { SessionJar } from './platform/http/cookies.ts';
import type { RateLimits } from './platform/http/rate-limiter.ts';
import type { ResponseCache } from './platform/http/response-cache.ts';
import { HOUSEKEEPING_SCHEDULE, housekeepingJobs } from './platform/jobs/housekeeping.ts';
import { createMakePhoto } from './platform/media/make-photo.ts';
import type { MapArchive } from './platform/pmtiles/map-archive.ts';
import type { Clock } from './platform/process/clock.ts';
import type { Logger } from './platform/process/logging.ts';
import type { Metrics } from './platform/process/metrics.ts';
import type { SliceManifest } from './platform/slice.ts';
import type { BlobStore } from './ports/blob-store.ts';
import type { Geocoder } from './ports/geocoder.ts';
import type { Mailer } from './ports/mailer.ts';
import type { MediaTools } from './ports/media-tools.ts';
import type { Payments } from './ports/payments.ts';
import type { TestCheckouts } from './ports/test-checkout.ts';
import type { VirusScanner } from './ports/virus-scanner.ts';
import type { WalkSimulator } from './ports/walk-simulator.ts';
import { accountsSlice } from './slices/accounts/manifest.ts';
import { createPasswords } from './slices/accounts/passwords.ts';
import { authoringSlice } from './slices/authoring/manifest.ts';
import { findMediaInDrafts } from './slices/authoring/public.ts';
import { catalogueSlice } from './slices/catalogue/manifest.ts';
import type { VisitorResponses } from './slices/catalogue/visitor-responses.ts';
import { creatorRequestsSlice } from './slices/creator-requests/manifest.ts';
import { discoverySlice } from './slices/discovery/manifest.ts';
import { earningsSlice } from './slices/earnings/manifest.ts';
import { giftActions } from './slices/gifts/gift-actions.ts';
import { giftsSlice } from './slices/gifts/manifest.ts';
import { mailboxAudience } from './slices/mail/mailbox-audience.ts';
import { mailSlice } from './slices/mail/manifest.ts';
import { addressIn } from './slices/mail/sender.ts';
import { createFileDigests } from './slices/media/file-digests.ts';
import { mediaSlice } from './slices/media/manifest.ts';
import { MIN_UPLOAD_RATE, type UploadRate } from './slices/media/uploads/receive-chunks.ts';
import { messagesSlice } from './slices/messages/manifest.ts';
import type { LiveNotifications } from './slices/notifications/live-notifications.ts';
import { notificationsSlice } from './slices/notifications/manifest.ts';
import { offlineSlice } from './slices/offline/manifest.ts';
import { placeReportsSlice } from './slices/place-reports/manifest.ts';
import { clientConfig } from './slices/platform/client-config.ts';
import { platformSlice } from './slices/platform/manifest.ts';
import { createMetricsAccess } from './slices/platform/metrics-access.ts';
import { purchasesSlice } from './slices/purchases/manifest.ts';
import { purchaseActions } from './slices/purchases/purchase-actions.ts';
import type { OrderKinds } from './slices/purchases/purchases-deps.ts';
import { reviewSlice } from './slices/review/manifest.ts';
import { reviewsSlice } from './slices/reviews/manifest.ts';
import { searchSlice } from './slices/search/manifest.ts';
import { sharingSlice } from './slices/sharing/manifest.ts';
import { testersSlice } from './slices/testers/manifest.ts';
import { isTestedMedia } from './slices/testers/tested-media.ts';
import { walksSlice } from './slices/walks/manifest.ts';
import { wishListSlice } from './slices/wish-list/manifest.ts';

export type SliceDeps = {
  readonly config: Pick<
    Config,
    | 'publicUrl'
    | 'buckets'
    | 'tiles'
    | 'mailFrom'
    | 'smtpUrl'
    | 'databaseUrl'
    | 'demo'
    | 'metricsToken'
    | 'uploadQuotaBytes'
  >;
  readonly sessionSecret: string;
  /** True while the process still answers but should get no new requests. */
  readonly isDraining: () => boolean;
  readonly db: Database;
  readonly blobs: BlobStore;
  readonly scanner: VirusScanner | null;
  readonly mediaTools: MediaTools;
  readonly payments: Payments;
  readonly testCheckouts: TestCheckouts | null;
  /** Null where tiles come from elsewhere. */
  readonly mapArchive: MapArchive | null;
  /** Null without a configured geocoder. */
  readonly geocoder: Geocoder | null;
  readonly walkSimulator: WalkSimulator;
  readonly mailer: Mailer;
  readonly clock: Clock;
  readonly log: Logger;
  readonly version: string;
  readonly jar: SessionJar;
  readonly limits: RateLimits;
  readonly metrics: Metrics;
  readonly forVisitors: VisitorResponses;
  readonly responseCache: ResponseCache;
  readonly liveNotifications: LiveNotifications;
  /** Tests shorten its window. */
  readonly minUploadRate?: UploadRate;
};

/** The kinds of orders, and their effects. */
export const orderKinds: OrderKinds = { purchase: purchaseActions, gift: giftActions };

/** Every slice of the program. A new one is a line here. */
export function createSlices(deps: SliceDeps): readonly SliceManifest[] {
  const { config, db, blobs, clock, log, limits, mailer, payments, testCheckouts } = deps;
  const { publicUrl, mailFrom } = config;
  const secret = deps.sessionSecret;
  const selling = { db, clock, log, secret, publicUrl, payments, kinds: orderKinds };
  const hasScanner = deps.scanner !== null;
  const testing = { db, clock, limits, jar: deps.jar, secret, publicUrl, hasScanner };
  const walks = { db, clock, log, simulator: deps.walkSimulator };
  const digests = createFileDigests({ db, blobs });
  const makePhoto = createMakePhoto({ scanner: deps.scanner, tools: deps.mediaTools });
  const slices: readonly SliceManifest[] = [
    platformSlice({
      ...deps,
      metricsAccess: createMetricsAccess(config),
      clientConfig: clientConfig(deps),
    }),
    catalogueSlice({ db, forVisitors: deps.forVisitors }),
    authoringSlice({ db, clock, publicUrl, geocoder: deps.geocoder, log }),
    walksSlice(walks),
    reviewSlice({
      ...walks,
      blobs,
      buckets: config.buckets,
      hasScanner,
      publicUrl,
    }),
    testersSlice(testing),
    reviewsSlice({ db, clock }),
    placeReportsSlice({
      db,
      clock,
      limits,
      publicUrl,
      blobs,
      buckets: config.buckets,
      makePhoto,
    }),
    searchSlice({ db, responseCache: deps.responseCache, clock, secret }),
    discoverySlice({ db, responseCache: deps.responseCache }),
    mediaSlice({
      db,
      responseCache: deps.responseCache,
      blobs,
      buckets: config.buckets,
      scanner: deps.scanner,
      tools: deps.mediaTools,
      digests,
      clock,
      publicUrl,
      log,
      minUploadRate: deps.minUploadRate ?? MIN_UPLOAD_RATE,
      uploadQuotaBytes: config.uploadQuotaBytes,
      usedInDrafts: findMediaInDrafts,
      isTested: (on, request, uri) => isTestedMedia(on, testing, deps.jar.readTester(request), uri),
    }),
    offlineSlice({
      db,
      clock,
      log,
      digests,
      tiles: config.tiles,
      mapArchive: deps.mapArchive,
    }),
    sharingSlice({
      db,
      blobs,
      publicUrl,
      tools: deps.mediaTools,
      findGuide: deps.forVisitors.getGuide,
    }),
    purchasesSlice(selling, testCheckouts),
    giftsSlice({ ...selling, limits }),
    earningsSlice({ db, clock }),
    creatorRequestsSlice({ db, clock, publicUrl }),
    wishListSlice({ db, clock }),
    messagesSlice({ db, clock, limits, operatorEmail: addressIn(mailFrom) }),
    notificationsSlice({ db, clock, live: deps.liveNotifications }),
    mailSlice({ db, mailer, clock, log, from: mailFrom, audience: mailboxAudience(config) }),
  ];
  const accounts = accountsSlice({
    db,
    clock,
    secret,
    publicUrl,
    limits,
    jar: deps.jar,
    passwords: createPasswords(),
    makePhoto,
    personalData: slices.flatMap(({ personalData }) => personalData ?? []),
  });
  const all = [...slices, accounts];
  const housekeeping: SliceManifest = {
    name: 'housekeeping',
    jobs: housekeepingJobs(
      db,
      all.flatMap(({ leftovers }) => leftovers ?? []),
    ),
    cron: { remove_leftovers: HOUSEKEEPING_SCHEDULE },
  };
  return [...all, housekeeping];
}
