import { startBrowserReports } from '@/lib/reports/browser-reports'

startBrowserReports()
