import { scrub } from '@/lib/tracking/scrub'

/** A report without card data, secrets, passwords, codes and tokens, and without cookies. */
export function scrubReport<Report extends { request?: object }>(report: Report): Report {
  const clean = scrub(report) as Report
  const request = { ...clean.request, cookies: undefined, headers: undefined }
  return clean.request ? { ...clean, request } : clean
}
