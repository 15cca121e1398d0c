/** The wording of the Terms of Use that a person who signs up now agrees to, by the day it took effect. */
export const TERMS_VERSION = '2026-11-15';
