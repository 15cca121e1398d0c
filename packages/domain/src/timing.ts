/** Every duration the product promises, in milliseconds, under the name of what it is for. */

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const LONG_PRESS_MS = 2 * SECOND;
export const DOUBLE_TAP_WINDOW_MS = 300;
export const NAV_BAR_AUTO_HIDE_MS = 5 * SECOND;

export const NO_GUIDE_REDIRECT_MS = 1.5 * SECOND;
export const CONTACT_RETURN_MS = 3 * SECOND;
export const RESET_INVALID_REDIRECT_MS = 5 * SECOND;
export const RESET_SUCCESS_REDIRECT_MS = 3 * SECOND;
export const ACTIVATION_SUCCESS_REDIRECT_MS = 3 * SECOND;
export const GIFT_REDIRECT_MS = 2 * SECOND;

/** How long the native maps app has to open before the web one is tried instead. */
export const IOS_MAPS_FALLBACK_MS = 250;
/** How long after a purchase further completions of it are ignored. */
export const PURCHASE_COMPLETION_LOCK_MS = 500;
export const PLAYER_PROGRESS_INTERVAL_MS = SECOND;
export const STORAGE_USAGE_REFRESH_MS = 60 * SECOND;
export const GUIDE_SELECTOR_REFRESH_DELAY_MS = 100;

export const PRESIGN_TIMEOUT_MS = 10 * SECOND;
/** The longest that a redirect to a stored file stays good. */
export const PRESIGNED_LINK_LIFETIME_MS = 5 * MINUTE;

export const SESSION_LIFETIME_MS = 30 * MINUTE;
/** Well before the session ends, so that one failed attempt costs nothing. */
export const SESSION_REFRESH_INTERVAL_MS = 25 * MINUTE;
export const REFRESH_LIFETIME_MS = 30 * DAY;
/** How long a refresh token that was just replaced stays good at least, for tabs that raced. */
export const REFRESH_ROTATION_GRACE_MS = 10 * SECOND;

/** How long a browser is remembered after the last login in it. */
export const KNOWN_DEVICE_LIFETIME_MS = 365 * DAY;

/** How long the payment provider's page takes payment for an order. */
export const CHECKOUT_LIFETIME_MS = HOUR;

export const RESET_TOKEN_LIFETIME_MS = HOUR;
export const ACTIVATION_TOKEN_LIFETIME_MS = 14 * DAY;
/** Long enough for a mailbox that is read at weekends; another link is one tap away. */
export const CONFIRMATION_TOKEN_LIFETIME_MS = 7 * DAY;

/** How long a tester's link opens a draft, from the last email about it. */
export const INVITATION_LIFETIME_MS = 30 * DAY;
/** How long a tester's browser may load the files of the draft; opening the link again renews it. */
export const TESTER_COOKIE_LIFETIME_MS = DAY;
