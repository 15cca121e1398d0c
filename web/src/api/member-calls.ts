// The build splits the table of calls: what nobody may call without an account isn't in the first download, but here.
// Where nothing is built, as in tests, the table is whole.
export {};
