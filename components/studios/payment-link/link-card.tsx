import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { brandNameHere } from '@/lib/brand/brand-name'
import { PRODUCT_NAME } from '@/lib/brand/brands'
import { langMark } from '@/lib/locale/catalogue-language'
import { fill } from '@/lib/locale/fill'
import { linkPrices } from '@/lib/plans/link-prices'
import { addressLines } from '@/lib/studios/studio-address'
import type { QrCode } from '@/lib/studios/qr-code'
import type { ShownLink } from './link-preview'

/**
 * The QR code of a text, drawn by code that is loaded when the first is needed: null until then,
 * `failed` when it cannot be loaded.
 */
function useQrCode(text: string): QrCode | null | 'failed' {
  const [drawn, setDrawn] = useState<{ text: string; code: QrCode | 'failed' } | null>(null)
  useEffect(() => {
    let isCurrent = true
    import('@/lib/studios/qr-code').then(
      ({ qrCode }) => isCurrent && setDrawn({ text, code: qrCode(text) }),
      () => isCurrent && setDrawn({ text, code: 'failed' }),
    )
    return () => {
      isCurrent = false
    }
  }, [text])
  return drawn?.text === text ? drawn.code : null
}

/**
 * A card to print and put up: studio, plan, QR code and address. Nothing personal is on it. The
 * print style leaves everything else of the page out.
 */
export function LinkCard({
  link,
  per,
  currency,
  locale,
  texts,
  address,
}: ShownLink & { address: string }) {
  const { plan, studio, brand, promotion } = link
  if (!plan) return null
  const { price, discount, today, isForFirst } = linkPrices({ plan, promotion, currency, locale })
  const regular = `${isForFirst || !discount ? price : today} ${per}`
  return (
    <div className="link-card-frame">
      <article className="link-card" aria-label={texts.card}>
        <p className="card-mark">{PRODUCT_NAME}</p>
        <h3>{studio?.name ?? PRODUCT_NAME}</h3>
        {studio && <p>{addressLines(studio.address).join(', ')}</p>}
        <CardCode address={address} texts={texts} />
        <p className="card-scan">{texts.scan}</p>
        <p className="card-plan">
          <strong {...langMark(plan.language, locale)}>{plan.name}</strong>
          <span>{brand ? brandNameHere(brand) : texts.allBrands}</span>
          <span>{isForFirst ? fill(texts.atFirst, { today, price: regular }) : regular}</span>
        </p>
        <p className="card-address">{address.replace(/^https?:\/\//, '')}</p>
      </article>
      <p className="ui-soft">{texts.cardNote}</p>
      <Button variant="secondary" wide onClick={() => window.print()}>
        {texts.print}
      </Button>
    </div>
  )
}

/** The QR code of an address; its place is kept while its code is loaded. */
function CardCode({ address, texts }: Pick<ShownLink, 'texts'> & { address: string }) {
  const code = useQrCode(address)
  if (code === 'failed') return <p className="card-code">{texts.codeFailed}</p>
  return (
    <div className="card-code">
      {code && (
        <svg
          viewBox={`0 0 ${code.size} ${code.size}`}
          role="img"
          aria-label={texts.qrCode}
          shapeRendering="crispEdges"
        >
          <path d={code.path} />
        </svg>
      )}
    </div>
  )
}
