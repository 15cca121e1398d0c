/**
 * Exports of the domain and the contract that only tests use so far, by the slice that will use them. A slice that
 * lands removes its lines: npm run dead-code fails on a line that is no longer true, as it does on an unused export
 * that has no line here.
 */
export const AWAITING = {
  authoring: {
    'packages/contract/src/editing/content-fields.ts': ['NamesIn'],
    'packages/domain/src/guides/editable-guide.ts': ['draftGuide', 'guideStatus'],
    'packages/domain/src/guides/saving.ts': ['formContext'],
    'packages/domain/src/guides/selection.ts': [
      'editModeOf',
      'selectNewPlace',
      'selectedGuideId',
      'selectionAfterGuideSave',
      'selectionAfterPlaceSave',
    ],
  },
  review: {
    'packages/domain/src/earnings/deadlines.ts': ['contentRemovedBy'],
  },
  offline: {
    'packages/domain/src/offline/store-shape.ts': ['OfflineStore'],
  },
  /** Not waiting: tests compare what the program computes in SQL or by table with these. */
  tests: {
    'packages/contract/src/problem-status.ts': ['statusOf', 'titleOf'],
    'packages/domain/src/earnings/ledger.ts': ['accountBalance'],
    'packages/domain/src/earnings/statement.ts': ['monthlyStatement'],
  },
};
