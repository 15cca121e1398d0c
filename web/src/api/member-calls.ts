// The build splits the table of calls: those that need an account are here instead of in the first download.
// Where nothing is built, as in tests, the table is whole.
export {};
