const streams: Record<string, string> = {}
export function streamOf(brand: string): string {
  return streams[brand] ?? 'calm'
}
