/** `/dashboard` and `/mobile-dashboard`: what today asks. */
import { Dashboard } from '../dashboard/Dashboard.tsx'

export const DashboardPage = () => <Dashboard />
export const PhoneDashboardPage = () => <Dashboard narrow />
