/** Our data about an image or audio that is one of our files; its URI is s3://{bucket}/{key}. */
export function fileOf(table: string, part: 'image' | 'audio'): string {
  const uri = `${table}.${part}_uri`;
  const path = `substr(${uri}, 6)`;
  return `LEFT JOIN media ${part} ON ${uri} LIKE 's3://%'
       AND ${part}.bucket = split_part(${path}, '/', 1)
       AND ${part}.key = substr(${path}, length(split_part(${path}, '/', 1)) + 2)`;
}
