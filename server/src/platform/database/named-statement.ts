import { type Queryable, type Statement, statement } from './database.ts';

/** A statement with named values, for rows too wide to count placeholders. */
export type NamedStatement<Values, Row> = {
  readonly run: (db: Queryable, values: Values) => Promise<Row[]>;
};

/** A name after a single colon; a double colon is a cast. */
const PARAMETER = /(?<!:):([a-z]\w*)/gi;

/**
 * Accepts `:name` in place of `$1`. Every name needs a value and every value must be used, so a column that is missing
 * on either side fails the first time the statement runs.
 */
export function namedStatement<Values extends object, Row = never>(
  name: string,
  text: string,
): NamedStatement<Values, Row> {
  const names: string[] = [];
  const numbered = text.replaceAll(PARAMETER, (_, parameter: string) => {
    if (!names.includes(parameter)) names.push(parameter);
    return `$${names.indexOf(parameter) + 1}`;
  });
  const prepared: Statement<Row> = statement<Row>(name, numbered);
  return {
    run: (db, values) => {
      const given = values as Readonly<Record<string, unknown>>;
      const missing = names.filter((parameter) => given[parameter] === undefined);
      const unused = Object.keys(given).filter((key) => !names.includes(key));
      if (missing.length > 0 || unused.length > 0) {
        throw new Error(`${name}: missing ${missing.join(', ')}; unused ${unused.join(', ')}`);
      }
      return db.query(
        prepared,
        names.map((parameter) => given[parameter]),
      );
    },
  };
}
