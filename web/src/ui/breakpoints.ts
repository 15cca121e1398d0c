/**
 * All breakpoints. Style sheets can't import these: `breakpoints.test.ts` compares their media queries with this table.
 */

/** Too low for tall cards, which would leave little of the map: small phones and low windows. */
export const SHORT = '(max-height: 700px)';

/** Too low for a sheet as well: a phone in landscape. */
export const LANDSCAPE_PHONE = '(min-width: 560px) and (max-height: 500px)';

/** Tablets and larger: panels are beside the map, and forms beside a poster. */
export const BESIDE = `(min-width: 768px), ${LANDSCAPE_PHONE}`;

/** Wide enough for a table's columns. */
export const COLUMNS = '(min-width: 900px)';
