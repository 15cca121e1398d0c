/** Where other apps send files that are shared with Laneway. Only the service worker answers there. */
export const SHARE_TARGET_PATH = '/shared-files';

/** The field of the form that the files come in. */
export const SHARED_FILES_FIELD = 'files';
