export { streamDownload as GET } from '@/lib/proxy/stream-download'
