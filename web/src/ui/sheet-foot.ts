/** Marks content that stays at the lower edge of a sheet, however far the sheet is open. */
export const SHEET_FOOT = { 'data-sheet-foot': true } as const;
