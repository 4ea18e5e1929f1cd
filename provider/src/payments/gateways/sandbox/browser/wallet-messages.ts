/** What a wallet shows of a payment; amounts are in minor units. */
export type WalletRequest = {
  amount: number
  currency: string
  lineItems: { name: string; amount: number }[]
  emailRequired: boolean
}

/** Who pays, as Stripe's wallets report it. */
export type WalletPayer = {
  name: string
  email?: string
  address: {
    line1: string
    line2: string | null
    city: string
    state: string
    postal_code: string
    country: string
  }
}

/** The messages between the wallet's frame and the page. The card itself never leaves the frame. */
export type ToWallet = { kind: 'request'; request: WalletRequest }
export type FromWallet =
  { kind: 'loaded' | 'cancelled' } | { kind: 'confirmed'; token: string; payer: WalletPayer }
