import type { QueryOf, ReplyOf } from '@laneway/contract/call-types';
import type { AnswerPlaceReportBody } from '@laneway/contract/place-reports';
import {
  type InfiniteData,
  infiniteQueryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useCall } from '../call-context.ts';
import type { CallServer } from '../client.ts';
import { BY_CURSOR, cursorOf } from '../cursor-pages.ts';
import { withItem } from '../with-item.ts';

type ReportPage = ReplyOf<'listPlaceReports'>;
export type PlaceReport = ReportPage['items'][number];

/** The reports on a creator's own guides, or all of them. */
export type ReportList = 'listReceivedPlaceReports' | 'listPlaceReports';

export type ReportsWanted = Pick<QueryOf<ReportList>, 'filter' | 'kind' | 'guide_id'>;

const PLACE_REPORTS = 'place reports';

function placeReports(call: CallServer, list: ReportList, userId: number, wanted: ReportsWanted) {
  return infiniteQueryOptions({
    queryKey: [PLACE_REPORTS, 'list', list, userId, wanted],
    queryFn: ({ pageParam, signal }): Promise<ReportPage> =>
      call(list, { query: { ...wanted, ...cursorOf(pageParam) }, signal }),
    ...BY_CURSOR,
    staleTime: 0,
  });
}

/** The reports about places, open ones first. */
export function usePlaceReports(list: ReportList, userId: number, wanted: ReportsWanted) {
  return useInfiniteQuery(placeReports(useCall(), list, userId, wanted));
}

export type NewAnswer = { readonly reportId: number } & AnswerPlaceReportBody;

/** Answers a report, and updates its row wherever it is shown. */
export function useAnswerReport() {
  const call = useCall();
  const queries = useQueryClient();
  const everywhere = { queryKey: [PLACE_REPORTS, 'list'] };
  return useMutation({
    mutationFn: ({ reportId, ...body }: NewAnswer) =>
      call('answerPlaceReport', { params: { id: reportId }, body }),
    onSuccess: (report) =>
      queries.setQueriesData<ReportPages>(
        everywhere,
        (pages) => pages && withReport(pages, report),
      ),
    // Someone else has answered it meanwhile.
    onError: () => void queries.invalidateQueries(everywhere),
  });
}

type ReportPages = InfiniteData<ReportPage, unknown>;

/** The pages with an answered report. It keeps its position, even if it no longer matches the filter. */
function withReport(pages: ReportPages, report: PlaceReport): ReportPages {
  const updated = withItem(pages, 'report_id', report);
  return {
    ...updated,
    pages: updated.pages.map((page) => ({
      ...page,
      open_count: Math.max(0, page.open_count - 1),
    })),
  };
}

/** The photo of a report, as a file of this tab. */
export function useReportPhoto(reportId: number) {
  const call = useCall();
  return useQuery({
    queryKey: [PLACE_REPORTS, 'photo', reportId],
    queryFn: async ({ signal }) => {
      const bytes = await call('getReportPhoto', { params: { id: reportId }, signal });
      return new Blob([new Uint8Array(bytes)], { type: 'image/webp' });
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
