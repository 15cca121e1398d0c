/**
 * Every constant of the walk engine, in metres, seconds and fixes unless stated otherwise. They are in one table so
 * that the phone, the editor's simulator and the server decide alike, and so that tests can disable each rule.
 */
export const RULES = {
  /** A less accurate fix may be from the next street. */
  fixAccuracy: 60,
  /** Milliseconds by which a fix must be newer: phones repeat old ones, especially after being locked. */
  fixNewerMs: 0,
  /** Metres per second. Nobody walks that fast, so such a fix is treated as a reflection… */
  jumpSpeed: 8,
  /** …until this many in a row agree with each other: then the earlier ones were wrong. */
  jumpAgreeing: 3,
  /** Square metres per second of growing uncertainty: a walker's pace, tuned by experiment. */
  filterDrift: 4,
  /** Devices that claim perfect accuracy must not outweigh everything before. */
  filterMinAccuracy: 3,
  /** Errors last a minute, and waiting for them to average out would only be late, so accuracy is capped. */
  filterMaxAccuracy: 10,
  /** Seconds by which the smoothed position lags behind a walker. */
  filterLag: 5,

  /** A zone is entered only after this many fixes in a row: a single one may be noise. */
  enterFixes: 2,
  /** A zone is extended by a share of a fix's uncertainty, because late is worse than early… */
  enterAccuracyShare: 0.5,
  /** …but by no more than this, or it would be heard from the next street. */
  enterSlack: 10,
  /** A zone is left only this far beyond its edge, so that noise at the edge doesn't count as leaving and returning… */
  leaveMetres: 15,
  /** …and only after this many fixes in a row. */
  leaveFixes: 3,
  /** The width of a stretch on either side of the path. */
  stretchReach: 30,

  /** In walking order only this many next stops may start: a missed one must not block the walk. */
  orderWindow: 2,
  /**
   * If progress along the path is known, a stop starts only from this distance before its zone, because a walk may
   * use the same street twice.
   */
  orderAhead: 60,
  /** A walker who isn't on the path begins at the nearest stop, if it is within this distance. */
  beginMetres: 150,
  /** An earlier stop comes first if it is hardly farther than the nearest: the first fixes are the least accurate. */
  beginTie: 30,

  /**
   * On the way to a stop that the walker chose, nothing else starts or is missed, until they are this much farther from
   * it than they were.
   */
  approachSlack: 20,

  /** A course is measured over this distance; over less it is noise. */
  courseMetres: 12,
  /** Someone standing in a zone has no course: after this long, the path's direction is used instead. */
  courseWait: 5,

  /** The maximum queue of stops. More would talk about things long passed. */
  queueLength: 1,
  /** A queued stop this far behind is offered instead of played. */
  queuePast: 60,
  /** A play command without a response has failed: otherwise the walk would stay silent. */
  startWait: 15,

  /** Someone whose progress along the path is at the stop for this many fixes has arrived, in the zone or not. */
  pathEvidenceFixes: 3,
  /** “At the stop” starts this far before it… */
  pathEvidenceBefore: 10,
  /** …and ends this far from the path, plus the slack that a zone allows an uncertain fix: a parallel street is farther. */
  pathEvidenceReach: 25,
  /** A stop this far behind along the path is missed. */
  missedPast: 40,
  /** A single fix that jumps ahead doesn't make a stop missed. */
  missedFixes: 3,

  /** Progress along the path is searched from this far behind the last position… */
  pathBehind: 40,
  /** …to this far ahead, so that it doesn't jump to another part of a path that crosses itself. */
  pathAhead: 60,
  /** After this many fixes outside that window, the whole path is searched, so that progress can't be stuck forever. */
  pathRefusals: 10,
  /**
   * The penalty in metres for going against the path's direction: where a path doubles back, the forward part is
   * likelier.
   */
  pathAgainst: 10,
  /**
   * The penalty per metre along the path away from the expected position: of two equally near parts, the expected one
   * is likelier.
   */
  pathPull: 0.05,
  /** The pull while the whole path is searched, where hundreds of metres must not outweigh the street. */
  pathPullAnew: 0.02,
  /**
   * While the whole path is searched, a part that nobody can have walked to in the time must be this much nearer than
   * one within reach. This much, because a path may come back near a place, but people also take short cuts.
   */
  pathUnreachable: 30,

  /** The pace along the path is averaged over about this many seconds… */
  paceSeconds: 15,
  /** …and capped at this speed in metres per second: anything faster is a position error. */
  paceMax: 2,
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
  /** A stop that was heard less may start again after the walker has gone this far away… */
  rearmMetres: 30,
  /** …and after this long, so that stepping back and forth doesn't restart it. */
  rearmSeconds: 60,

  /**
   * Off the route means farther from the path than this plus the fix's accuracy. Less is noise between tall buildings…
   */
  offRouteMetres: 40,
  /** …for this long… */
  offRouteSeconds: 20,
  /** …and this much farther than at first: someone who crosses a square comes back anyway. */
  offRouteGrowth: 5,
  /** …or, once, for this long without coming back: someone in the wrong street wonders why nothing plays. */
  offRouteStays: 60,
  /** The minimum time between two notices. */
  offRouteAgain: 60,

  /** Without a usable fix for this long, the screen shows it… */
  weakSeconds: 15,
  /** …and then the walker is notified. */
  lostSeconds: 30,
  /**
   * After the page was hidden, only one stop starts automatically for this long; others that were passed are offered.
   */
  catchUpSeconds: 10,

  /** In any order, the audio of a stop is fetched from this distance. */
  prefetchMetres: 150,
};

export type WalkRules = Readonly<Record<keyof typeof RULES, number>>;
