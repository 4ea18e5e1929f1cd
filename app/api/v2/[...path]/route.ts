import { providerProxy } from '@/lib/proxy/provider-proxy'

export {
  providerProxy as GET,
  providerProxy as POST,
  providerProxy as PUT,
  providerProxy as DELETE,
}
