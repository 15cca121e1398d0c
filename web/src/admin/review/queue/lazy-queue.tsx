import { NetworkError } from '../../../api/failures.ts';
import { Callout } from '../../../ui/callout.tsx';
import { TableSkeleton } from '../../../ui/dashboard-frame/table-skeleton.tsx';
import { createLazyModule } from '../../../ui/lazy-module.ts';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import type { QueueProps } from './queue.tsx';
import { queueErrorText } from './queue-texts.ts';

const queue = createLazyModule(async () => (await import('./queue.tsx')).Queue);

/** The queue, loaded when it is first opened. */
export function LazyQueue(props: QueueProps) {
  return (
    <LazyPart
      module={queue}
      props={props}
      fallback={<TableSkeleton />}
      failed={(tryAgain) => (
        <Callout
          tone="error"
          text={queueErrorText(new NetworkError().message)}
          action={{ label: 'Try again', onAct: tryAgain }}
        />
      )}
    />
  );
}
