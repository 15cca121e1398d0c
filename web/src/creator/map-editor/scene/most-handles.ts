/** A recorded path has thousands of points; the handles of so many would cover the map. */
export const MAX_HANDLES = 200;
