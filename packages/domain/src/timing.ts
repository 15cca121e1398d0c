/** All durations of the product, in milliseconds. */

const SECOND = 1000;
export const MINUTE_MS = 60 * SECOND;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

export const LONG_PRESS_MS = 2 * SECOND;
export const DOUBLE_TAP_WINDOW_MS = 300;
export const NAV_BAR_AUTO_HIDE_MS = 5 * SECOND;

export const NO_GUIDE_REDIRECT_MS = 1.5 * SECOND;
export const RESET_INVALID_REDIRECT_MS = 5 * SECOND;
export const RESET_SUCCESS_REDIRECT_MS = 3 * SECOND;
export const ACTIVATION_SUCCESS_REDIRECT_MS = 3 * SECOND;
export const GIFT_REDIRECT_MS = 2 * SECOND;

/** The web maps open instead if the native app hasn't opened by then. */
export const IOS_MAPS_FALLBACK_MS = 250;
/** Repeated completions of a purchase are ignored for this long. */
export const PURCHASE_COMPLETION_LOCK_MS = 500;
export const PLAYER_PROGRESS_INTERVAL_MS = SECOND;
export const STORAGE_USAGE_REFRESH_MS = 60 * SECOND;
export const GUIDE_SELECTOR_REFRESH_DELAY_MS = 100;

export const PRESIGN_TIMEOUT_MS = 10 * SECOND;
export const PRESIGNED_LINK_LIFETIME_MS = 5 * MINUTE_MS;

export const SESSION_LIFETIME_MS = 30 * MINUTE_MS;
/** Well before the session ends, so that there is time to retry. */
export const SESSION_REFRESH_INTERVAL_MS = 25 * MINUTE_MS;
export const REFRESH_LIFETIME_MS = 30 * DAY_MS;
/** The minimum time that a replaced refresh token stays valid, for tabs that raced. */
export const REFRESH_ROTATION_GRACE_MS = 10 * SECOND;

/** How precisely the last use of a session is stored, so that most requests write nothing. */
export const SESSION_USE_PRECISION_MS = 5 * MINUTE_MS;

export const KNOWN_DEVICE_LIFETIME_MS = 365 * DAY_MS;

export const CHECKOUT_LIFETIME_MS = 1 * HOUR_MS;

export const RESET_TOKEN_LIFETIME_MS = 1 * HOUR_MS;
export const ACTIVATION_TOKEN_LIFETIME_MS = 14 * DAY_MS;
/** Long enough for people who read email at weekends; another link is one tap away. */
export const CONFIRMATION_TOKEN_LIFETIME_MS = 7 * DAY_MS;
export const EMAIL_CHANGE_TOKEN_LIFETIME_MS = 1 * DAY_MS;

/** The validity of a tester's link, from the last email. */
export const INVITATION_LIFETIME_MS = 30 * DAY_MS;
/** The time for which a tester's browser may load the files of the draft; opening the link again renews it. */
export const TESTER_COOKIE_LIFETIME_MS = 1 * DAY_MS;
