/**
 * Exports of the domain and the contract that only tests use so far, by the slice that will use them. A slice that
 * lands removes its lines: npm run dead-code fails on a line that is no longer true, as it does on an unused export
 * that has no line here.
 */
export const AWAITING = {
  authoring: {
    'packages/contract/src/editing/content-fields.ts': ['NamesIn'],
    'packages/contract/src/editing/read-guide.ts': ['readPendingGuide', 'readPublishedGuide'],
    'packages/contract/src/editing/write-guide.ts': ['writeGuide'],
    'packages/contract/src/editing/write-place.ts': ['writePlace'],
    'packages/domain/src/access.ts': ['mayEditInNavigator'],
    'packages/domain/src/content-texts.ts': ['bannerError', 'unsavedChangesTexts'],
    'packages/domain/src/geo/bounds.ts': ['centreOf'],
    'packages/domain/src/geo/distance.ts': ['pathLengthMetres'],
    'packages/domain/src/geo/marker-text.ts': ['checkMarkers', 'parseMarker'],
    'packages/domain/src/geo/shapes-text.ts': ['checkShapes', 'describeShapeFault', 'printShapes'],
    'packages/domain/src/geo/zoom.ts': ['previewZoom'],
    'packages/domain/src/guides/dashboard-order.ts': ['sortForDashboard'],
    'packages/domain/src/guides/editable-guide.ts': [
      'draftGuide',
      'guideAuthorId',
      'guideStatus',
      'isUnsavedGuide',
      'newGuide',
    ],
    'packages/domain/src/guides/editable-place.ts': ['newPlace', 'placeStatus'],
    'packages/domain/src/guides/fees.ts': ['receiveText'],
    'packages/domain/src/guides/listing-calls.ts': [
      'guideWithdrawal',
      'placeWithdrawal',
      'republication',
    ],
    'packages/domain/src/guides/place-content.ts': ['movePlace'],
    'packages/domain/src/guides/pricing.ts': ['priceChoiceOf', 'priceTextOf', 'pricingFor'],
    'packages/domain/src/guides/saving.ts': ['formContext'],
    'packages/domain/src/guides/selection.ts': [
      'editModeOf',
      'selectNewPlace',
      'selectedGuideId',
      'selectionAfterGuideSave',
      'selectionAfterPlaceSave',
    ],
    'packages/domain/src/timing.ts': ['GUIDE_SELECTOR_REFRESH_DELAY_MS'],
    'packages/domain/src/workflow/actions.ts': ['availableActions'],
    'packages/domain/src/workflow/completion.ts': ['missingForSubmission', 'missingText'],
    'packages/domain/src/workflow/editing.ts': ['offersPlaceWithdrawal'],
    'packages/domain/src/workflow/listing.ts': ['republishListing', 'withdrawListing'],
    'packages/domain/src/workflow/messages.ts': ['successTexts'],
  },
  review: {
    'packages/domain/src/earnings/deadlines.ts': ['contentRemovedBy'],
    'packages/domain/src/review/item-texts.ts': [
      'daysPending',
      'daysPendingText',
      'placeCountText',
      'shortDescription',
    ],
    'packages/domain/src/review/pagination.ts': ['offsetOf', 'pageWindow', 'paginate'],
    'packages/domain/src/review/queue.ts': [
      'DEFAULT_REVIEW_QUERY',
      'changeReviewQuery',
      'sortFieldOf',
      'statusOfFilter',
    ],
    'packages/domain/src/workflow/comments.ts': ['hasUnsavedComment'],
    'packages/domain/src/workflow/messages.ts': ['reviewQueueTexts', 'statusSuccessText'],
    'packages/domain/src/workflow/status-call.ts': ['prepareStatusCall'],
    'packages/domain/src/workflow/transfer.ts': ['mayRepeatTransfer', 'transferText'],
  },
  offline: {
    'packages/domain/src/offline/progress.ts': ['downloadProgress'],
    'packages/domain/src/offline/store-shape.ts': [
      'OFFLINE_DATABASE',
      'OFFLINE_STORE_VERSION',
      'OfflineMediaFacts',
      'OfflineStamp',
      'OfflineStore',
    ],
    'packages/domain/src/timing.ts': ['STORAGE_USAGE_REFRESH_MS'],
  },
  /** Not waiting: tests compare what the program computes in SQL or by table with these. */
  tests: {
    'packages/contract/src/problem-status.ts': ['statusOf', 'titleOf'],
    'packages/domain/src/earnings/ledger.ts': ['accountBalance'],
    'packages/domain/src/earnings/statement.ts': ['monthlyStatement'],
  },
};
