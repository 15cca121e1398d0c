// The build splits the table of calls: what only creators and admins may call isn't in the first download, but here.
// Where nothing is built, as in tests, the table is whole.
export {};
