// The process that puts load on a server: it has a core of its own and lives as long as the bench, so that it is as warm
// for the last run as for the first.
import autocannon from 'autocannon';
import type { Load, LoadResult } from './load.ts';

const CONNECTIONS = 32;
/** A run ends at the first sample after its time is up. */
const SAMPLE_MS = 50;

process.on('message', (load: Load) => {
  void putLoad(load).then((result) => process.send?.(result));
});

async function putLoad({ url, paths, seconds, headers = {} }: Load): Promise<LoadResult> {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    sampleInt: SAMPLE_MS,
    headers,
    requests: paths.map((path) => ({ path })),
  });
  return {
    perSecond: result.requests.total / result.duration,
    errors: result.errors,
    statuses: Object.keys(result.statusCodeStats).map(Number),
  };
}
