/**
 * Every number by which a walk is followed, in metres, seconds and fixes unless it says otherwise. One table, so that
 * the phone, the editor's simulator and the server decide alike, and so that a test can switch off each rule by itself.
 */
export const RULES = {
  /** A fix that is less certain may be from the next street. */
  fixAccuracy: 60,
  /** Milliseconds by which a fix must be newer: phones repeat old ones, above all after they were locked. */
  fixNewerMs: 0,
  /** Metres per second. Nobody walks that fast, so a fix that says so is taken for a reflection… */
  jumpSpeed: 8,
  /** …until as many in a row agree with each other: then the earlier ones were wrong. */
  jumpAgreeing: 3,
  /** Square metres per second by which a position becomes uncertain: a walker's pace, and the value that was tried. */
  filterDrift: 4,
  /** Devices that claim to be exact must not outweigh everything before. */
  filterLeastAccuracy: 3,
  /** Errors last a minute: to wait until they average out would only be late, so nobody is trusted less than this. */
  filterMostAccuracy: 10,
  /** Seconds by which a position that is smoothed so is behind someone who walks. */
  filterLag: 5,

  /** In a zone only when that many fixes in a row say so: one may be noise. */
  enterFixes: 2,
  /** A zone reaches further by a share of a fix's uncertainty, because late is worse than early… */
  enterAccuracyShare: 0.5,
  /** …but never by more, or it would be heard from the next street. */
  enterSlack: 10,
  /** Out of a zone only that far beyond it, so that noise at the edge isn't leaving and coming back… */
  leaveMetres: 15,
  /** …and only when that many fixes in a row say so. */
  leaveFixes: 3,
  /** A stretch of the path is heard by those who are that near to the path. */
  stretchReach: 30,

  /** In walking order only the next so many may start: one that is missed must not block the walk. */
  orderWindow: 2,
  /** Where progress along the path is known, a stop starts only from so far before its zone: streets are walked twice. */
  orderAhead: 60,
  /** Someone who isn't on the path begins at the stop that is nearest, if it isn't farther. */
  beginMetres: 150,
  /** An earlier stop is begun with if it is hardly farther than the nearest: the first fixes are the worst. */
  beginTie: 30,

  /** A course is taken over so many metres; over fewer it is noise. */
  courseMetres: 12,
  /** Someone who stands in a zone has no course: after so long, the path's direction stands for theirs. */
  courseWait: 5,

  /** The stops that wait while another is heard. More would tell of what is long behind. */
  queueLength: 1,
  /** A waiting stop that is so far behind is offered instead of played. */
  queuePast: 60,
  /** A play command that nothing answered is a failure: otherwise the walk would be silent from then on. */
  startWait: 15,

  /** Someone whose progress along the path is at the stop for this many fixes has arrived, in the zone or not. */
  pathEvidenceFixes: 3,
  /** “At the stop” starts this far before it… */
  pathEvidenceBefore: 10,
  /** …and ends this far from the path, plus the slack that a zone allows an uncertain fix: a parallel street is farther. */
  pathEvidenceReach: 25,
  /** A stop that is so far behind along the path was missed. */
  missedPast: 40,
  /** One fix that jumps ahead doesn't make a stop missed. */
  missedFixes: 3,

  /** Progress along the path is sought from so far behind the last… */
  pathBehind: 40,
  /** …to so far ahead, so that it doesn't jump to another part of a path that crosses itself. */
  pathAhead: 60,
  /** After this many fixes outside that window, the whole path is searched, so that progress can't be stuck forever. */
  pathRefusals: 10,
  /** Metres beside the path that going against its direction outweighs: where it comes back, one goes on. */
  pathAgainst: 10,
  /** Metres beside the path that a metre along it outweighs: of two parts as near, the expected one is likelier. */
  pathPull: 0.05,
  /** The same for the search along the whole path, where hundreds of metres must not outweigh the street. */
  pathPullAnew: 0.02,

  /** How fast someone goes along the path is their mean over about so many seconds… */
  paceSeconds: 15,
  /** …in which nobody goes faster than that, in metres per second: it would be an error of the positions. */
  paceMost: 2,
  /** Without a fix for so long, or after a suspected jump, the walker is assumed to have kept walking along the path… */
  reckonAfter: 5,
  /** …but not for longer than this: by then the signal counts as lost, or the jump as real. */
  reckonSeconds: 30,

  /** Someone this far from the path is in a parallel street, so stops are offered instead of started… */
  lateralMetres: 21,
  /** …plus a margin for few observations: this divided by the square root of the seconds observed… */
  lateralDoubt: 100,
  /** …which are capped at this number, because the error of a position lasts a minute. */
  lateralSeconds: 600,
  /** Larger distances count as this one, so that a detour is soon forgotten. */
  lateralFarthest: 45,

  /** The share of the audio after which a stop counts as heard. */
  heardShare: 0.8,
  /** One that was heard less may start again after going so far away… */
  rearmMetres: 30,
  /** …and after so long: not for stepping back and forth. */
  rearmSeconds: 60,

  /** Off the route: farther from the path than this and the fix's accuracy. Less is noise between tall houses… */
  offRouteMetres: 40,
  /** …for so long… */
  offRouteSeconds: 20,
  /** …and so much farther than at first: someone who crosses a square comes back by themselves. */
  offRouteGrowth: 5,
  /** …or, once, for so long without coming back: someone who stands in the wrong street wonders why nothing plays. */
  offRouteStays: 60,
  /** Nobody is told more often. */
  offRouteAgain: 60,

  /** Without a usable fix for so long, the screen shows it… */
  weakSeconds: 15,
  /** …and then the walker is told. */
  lostSeconds: 30,
  /** After the page was hidden, only one stop starts by itself for so long; what else was passed is offered. */
  catchUpSeconds: 10,

  /** In any order, the audio of a stop is fetched from this distance. */
  prefetchMetres: 150,
};

export type WalkRules = Readonly<Record<keyof typeof RULES, number>>;
