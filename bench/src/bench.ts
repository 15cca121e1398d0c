import type { CatalogueOf } from './catalogue/catalogues.ts';
import type { LoadClient } from './load.ts';
import type { Pace } from './pace.ts';
import type { Row } from './table.ts';

/** The parameters of every measurement. */
export type Bench = {
  readonly pace: Pace;
  readonly load: LoadClient;
  /** The data folder of a Laneway that is set up, filled and not running. */
  readonly dataDir: string;
  readonly catalogueOf: CatalogueOf;
  readonly say: (line: string) => void;
};

export type Report = {
  readonly rows: readonly Row[];
  /** Explanations of how the rows were measured, a sentence or two each. */
  readonly notes: readonly string[];
};

/** Measures one line of the table, or several that need the same servers, and stops what it started. */
export type Measurement = (bench: Bench) => Promise<Report>;
