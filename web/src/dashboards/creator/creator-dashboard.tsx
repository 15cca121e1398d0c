import {
  DashboardFrame,
  type DashboardFrameProps,
} from '../../dashboard-frame/dashboard-frame.tsx';
import { Earnings } from '../../earnings/earnings.tsx';

const SECTIONS: DashboardFrameProps['sections'] = [{ name: 'Earnings', Section: Earnings }];

/** What a creator works with. */
export function CreatorDashboard() {
  return <DashboardFrame sections={SECTIONS} />;
}
