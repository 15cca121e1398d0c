/** The files of a build, as the build lists them (`web/build/list-app-files.ts`). All are paths. */
export type AppFiles = {
  /** Changes whenever one of the files does. */
  readonly version: string;
  /** What the page of this build says about itself, wherever it comes from. */
  readonly page: string;
  /** What every device stores: the app as visitors and walkers use it. */
  readonly first: readonly string[];
  /** What is stored once it has been used: dashboards and what they need. */
  readonly later: readonly string[];
};
