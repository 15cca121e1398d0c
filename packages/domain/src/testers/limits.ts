/** The most people who can try out a draft at once. */
export const MAX_TESTERS = 20;

/** The most emails about one invitation, the first included. */
export const MAX_INVITATION_EMAILS = 3;
