/** Other apps post shared files to this path. Only the service worker handles it. */
export const SHARE_TARGET_PATH = '/shared-files';

export const SHARED_FILES_FIELD = 'files';
